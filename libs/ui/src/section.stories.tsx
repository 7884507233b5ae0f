import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './button.js';
import { Disclosure } from './disclosure.js';
import { Section } from './section.js';
import { Column } from './testing/story-parts.js';
import styles from './testing/story-parts.module.css';

const meta = {
  title: 'UI/Section',
  component: Section,
  args: {
    id: 'about',
    title: 'About',
    children: <p>A small roastery under old zelkova trees. We roast twice a week and pour slowly.</p>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About' })).toHaveAttribute('id', 'about');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'about-title');
  },
};

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="quiet" size="small" href="#all">
        All 24
      </Button>
    ),
  },
};

export const Bodies: Story = {
  render: () => (
    <Column>
      <Section title="Card">
        <p>With a margin inside.</p>
      </Section>
      <Section title="Flush" body="flush">
        <div className={styles.rows}>
          <Disclosure summary="Reaches the edge">For rows that can be tapped, and for pictures.</Disclosure>
          <Disclosure summary="Keeps its margin">As Disclosure does.</Disclosure>
        </div>
      </Section>
      <Section title="Bare" body="bare">
        <p>Without a card.</p>
      </Section>
    </Column>
  ),
};

export const LongAndForeign: Story = {
  render: () => (
    <Column narrow>
      <Section
        title="Pertanyaan yang paling sering diajukan tentang ketidaknyamanan"
        action={
          <Button variant="quiet" size="small">
            Tampilkan semuanya
          </Button>
        }
      >
        <p>Pertanggungjawaban, keanekaragaman, dan dipertanggungjawabkannya.</p>
      </Section>
      <div lang="th">
        <Section title="ข้อมูลพื้นฐานและเวลาเปิดทำการ">
          <p>ร้านอาหารริมแม่น้ำที่ใหญ่ที่สุด ปู่ย่าตายายของเราเริ่มทำไว้ที่นี่ตั้งแต่ปี ๒๕๑๒</p>
        </Section>
      </div>
      <div lang="ja">
        <Section title="基本情報">
          <p>欅並木の小さな焙煎所。週に二度焙煎し、ゆっくりと淹れています。</p>
        </Section>
      </div>
    </Column>
  ),
};
