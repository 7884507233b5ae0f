import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { accountColors } from '../account-colors.js';
import { Button } from '../button.js';
import { addFriendIcon } from '../icons/first-icons.js';
import { Tag } from '../tag.js';
import { asCss } from '../testing/as-css.js';
import styles from '../testing/story-parts.module.css';
import { TokenPage } from '../testing/token-page.js';
import { groupNames, tokenPages, tokensOf, type TokenPageName } from '../testing/token-pages.js';
import css from '../tokens.css?raw';
import { tokenFile } from './token-file.js';

const schemes = ['light', 'dark'] as const;
const names = (Object.keys(tokenPages) as TokenPageName[]).flatMap(tokensOf);

const meta = {
  title: 'UI/Tokens/Colour',
  component: TokenPage,
  args: { page: 'colour' },
  argTypes: { page: { table: { disable: true } } },
} satisfies Meta<typeof TokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text with its contrast on the backgrounds where it may be. */
export const All: Story = {
  play: async ({ canvas }) => {
    const listed = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(listed).toEqual(tokensOf('colour').map((name) => `Copy --oa-${name}`));
    const muted = within(canvas.getByText('--oa-text-muted').closest('li')!);
    await expect(muted.getByRole('row', { name: 'surface-sunken 5.3 AA 8.0 AA' })).toBeVisible();
    await expect(canvas.queryByText(/fails AA/)).toBeNull();
  },
};

export const AllInTheDark: Story = { ...All, tags: ['test-only'], globals: { colorScheme: 'dark' } };

/** A group that tokens.css gets later must not be missing. */
export const EveryGroupHasAPage: Story = {
  tags: ['test-only'],
  play: async () => {
    await expect(Object.values(tokenPages).flat().toSorted()).toEqual(groupNames.toSorted());
  },
};

/** The button copies the name of the custom property, or selects it if the browser refuses. */
export const Copying: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --oa-text' }));
    await expect(writeText).toHaveBeenCalledWith('--oa-text');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('--oa-text is copied.');

    writeText.mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --oa-fill' }));
    await waitFor(() => expect(String(getSelection())).toBe('--oa-fill'));
  },
};

/** The values in the token files equal those that the browser computes from the custom properties. */
export const FilesAgree: Story = {
  tags: ['test-only'],
  render: () => (
    <div>
      {schemes.map((scheme) => (
        <div key={scheme} data-testid={scheme} data-color-scheme={scheme} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.appendChild(document.createElement('iframe'));
    frame.title = 'tokens.css alone';
    const page = frame.contentDocument!;
    page.head.appendChild(page.createElement('style')).textContent = css;
    for (const scheme of schemes) {
      const place = canvas.getByTestId(scheme);
      for (const [name, token] of Object.entries(tokenFile(css, scheme).oa)) {
        const { property, value } = asCss(token);
        const [ours, files] = [`var(--oa-${name})`, value].map((written) =>
          computed(place, property, written),
        );
        await expect(`${name}: ${files}`).toBe(`${name}: ${ours}`);
      }
      // tokens.css alone, without the other styles.
      const alone = page.body.appendChild(page.createElement('div'));
      alone.dataset['colorScheme'] = scheme;
      for (const name of names) {
        const [there, here] = [alone, place].map((element) =>
          getComputedStyle(element).getPropertyValue(`--oa-${name}`),
        );
        await expect(there).not.toBe('');
        await expect(`${name}: ${there}`).toBe(`${name}: ${here}`);
      }
    }
  },
};

/** A property's computed value. */
function computed(place: HTMLElement, property: string, value: string): string {
  const probe = place.appendChild(document.createElement('span'));
  probe.style.display = 'block';
  probe.style.setProperty(property, value);
  const found = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return found;
}

const accounts = [
  '#0b7a66',
  '#06c755',
  '#b4552d',
  '#ffd400',
  '#e91e63',
  '#1a237e',
  '#000000',
  '#ffffff',
  '#8a8a8a',
];

/** Any colour that an owner may choose, in a stylesheet as the page server writes it. */
export const AccountColors: Story = {
  render: () => (
    <div className={styles.accounts}>
      {accounts.map((hex, index) => (
        <div key={hex} className={`account-${index}`}>
          <style>
            {accountColors(hex)
              .replaceAll(':root', `:root .account-${index}`)
              .replaceAll(/:root (\.account-\d+)(:not\([^)]*\)|\[[^\]]*\])/g, ':root$2 $1')}
          </style>
          <div className={styles.account}>
            <code>{hex}</code>
            <Button variant="primary" icon={addFriendIcon}>
              Add friend
            </Button>
            <Button variant="quiet">Menu</Button>
            <Tag tone="account">New</Tag>
          </div>
        </div>
      ))}
    </div>
  ),
};
