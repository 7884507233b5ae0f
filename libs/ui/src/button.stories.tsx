import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.js';
import { addFriendIcon, chatIcon } from './icons/first-icons.js';
import { externalIcon } from './icons/action-icons.js';
import { Card, Column, Row } from './testing/story-parts.js';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Add friend', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', icon: addFriendIcon } };

export const Variants: Story = {
  render: () => (
    <Column>
      {(['primary', 'secondary', 'quiet', 'critical'] as const).map((variant) => (
        <Row key={variant}>
          <Button variant={variant} icon={addFriendIcon}>
            Add friend
          </Button>
          <Button variant={variant}>Chat</Button>
          <Button variant={variant} disabled>
            Off
          </Button>
        </Row>
      ))}
    </Column>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Column>
      <Row>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Button key={size} variant="primary" size={size} icon={chatIcon}>
            Chat
          </Button>
        ))}
      </Row>
      <Button variant="primary" size="large" icon={addFriendIcon} wide>
        Add friend
      </Button>
    </Column>
  ),
};

export const Link: Story = {
  args: { href: '#menu', children: 'Menu', icon: externalIcon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#menu');
  },
};

export const Pending: Story = {
  args: { variant: 'primary', pending: true, icon: addFriendIcon },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add friend' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const PendingKeepsWidth: Story = {
  tags: ['test-only'],
  render: () => (
    <Column start>
      <Button icon={addFriendIcon}>Add friend</Button>
      <Button icon={addFriendIcon} pending>
        Add friend
      </Button>
    </Column>
  ),
  play: async ({ canvas }) => {
    const [idle, pending] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(pending?.width).toBe(idle?.width);
    await expect(pending?.height).toBe(idle?.height);
  },
};

export const PendingDoesNotSendItsForm: Story = {
  tags: ['test-only'],
  render: () => (
    <form>
      <label>
        Reason <input name="reason" />
      </label>
      <Button type="submit" pending>
        Send
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = fn((event: Event) => event.preventDefault());
    const field = canvas.getByRole('textbox');
    field.closest('form')?.addEventListener('submit', sent);
    await userEvent.type(field, 'Spam{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const LongAndForeign: Story = {
  render: () => (
    <Column narrow>
      <Button variant="primary" icon={addFriendIcon} wide>
        Tambahkan akun resmi ini sebagai teman dan terima semua pemberitahuannya
      </Button>
      <div lang="th">
        <Button variant="primary" icon={addFriendIcon} wide>
          เพิ่มเป็นเพื่อนและรับข่าวสารทั้งหมดจากร้านที่ใหญ่ที่สุด
        </Button>
      </div>
      <div lang="ja">
        <Button icon={chatIcon} wide>
          友だち追加してトークをはじめる
        </Button>
      </div>
    </Column>
  ),
};

export const SmallIsHitAsEasily: Story = {
  tags: ['test-only'],
  render: () => (
    <Card>
      <Button size="small">Copy</Button>
    </Card>
  ),
  play: async ({ canvas }) => {
    const { left, width, top, height } = canvas.getByRole('button').getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2 - 21);
    await expect(above).toBe(canvas.getByRole('button'));
  },
};
