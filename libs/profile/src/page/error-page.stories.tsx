import type { ErrorCode } from '@oa-profile/errors';
import { useI18n } from '@oa-profile/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { ErrorPage, type ErrorPageAccount, type ErrorPageWay } from './error-page.js';

interface ExampleProps {
  code: ErrorCode;
  ways: readonly ErrorPageWay[];
  account?: ErrorPageAccount;
  canClose?: boolean;
  closesFirst?: boolean;
}

function Example(props: ExampleProps): ReactElement {
  return <ErrorPage i18n={useI18n()} {...props} />;
}

const again = { label: 'Try again', href: '/@komorebi?lang=en' };
const look = { label: 'Look for @komorebi in LINE', href: 'https://app.example/@komorebi' };
const app = { label: 'Open in LINE', href: 'https://app.example/@komorebi' };

const meta = {
  title: 'Profile/Error page',
  component: Example,
  args: { code: 'DATA_NOT_FOUND', ways: [app] },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: '404',
  args: { code: 'DATA_NOT_FOUND', ways: [look] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found.' })).toBeVisible();
    await expect(canvas.getByText(/The link may be wrong/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: look.label })).toHaveAttribute('href', look.href);
  },
};

export const Forbidden: Story = {
  name: '403',
  args: { code: 'FORBIDDEN_SEARCH_ID' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This account’s profile page isn’t public.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in LINE' })).toHaveAttribute('href', app.href);
  },
};

export const Unavailable: Story = {
  name: '503',
  args: { code: 'SERVER_INITIALIZE_ERROR', ways: [again, app] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('not available right now');
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/@komorebi?lang=en',
    );
  },
};

const komorebi = { name: '木漏れ日珈琲 Komorebi', statusMessage: '今週の豆：エチオピア・グジ', lang: 'ja' };
const allCoupons = { label: 'Show all coupons', href: '/@komorebi/coupon' };
const toAccount = { label: 'Go to the account’s page', href: '/@komorebi' };

/** Something of an account that is there is gone. */
export const ItemGone: Story = {
  args: {
    ways: [allCoupons, toAccount],
    account: { ...komorebi, icon: { url: '/artwork/komorebi/icon.svg', width: 56, height: 56 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(komorebi.name)).toBeVisible();
    await expect(canvas.getByText(komorebi.statusMessage)).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      allCoupons.label,
      toAccount.label,
    ]);
  },
};

/** In the app it is closed first; what else there is of the account stays. */
export const ItemGoneInTheApp: Story = {
  args: { ways: [allCoupons, toAccount], account: komorebi, canClose: true, closesFirst: true },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-close]')!.hidden = false;
    const [first] = canvasElement.querySelector('.oa-error-page-ways')!.children;
    await expect(first).toHaveTextContent('Close');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** In the app, closing is the best way from what does not exist: nothing else is offered once a script can do it. */
export const NotFoundInTheApp: Story = {
  args: { ways: [again], canClose: true, closesFirst: true },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Try again' });
    await expect(link).toBeVisible();
    // The page's own address, as the server fills it in.
    link.setAttribute('href', '');
    canvasElement.querySelector<HTMLElement>('[data-close]')!.hidden = false;
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const InTheApp: Story = {
  args: { ways: [again], canClose: true },
  play: async ({ canvas }) => {
    // Only a script knows whether it can close the page; without one there is no close button.
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Close')).not.toBeVisible();
  },
};

export const UnavailableInThai: Story = {
  args: { code: 'TIMEOUT', ways: [{ ...again, label: 'ลองอีกครั้ง' }] },
  globals: { language: 'th' },
};
