import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList, DescriptionRow } from './description-list.js';
import { ExternalLink } from './external-link.js';
import { IconButton } from './icon-button.js';
import { clockIcon, globeIcon, pinIcon } from './icons/fact-icons.js';
import { phoneIcon } from './icons/first-icons.js';
import { copyIcon } from './icons/action-icons.js';
import { Section } from './section.js';
import { Column } from './testing/story-parts.js';
import { Tag } from './tag.js';

const meta = {
  title: 'UI/Description list',
  component: DescriptionList,
  subcomponents: { DescriptionRow },
  args: { children: null },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: () => (
    <Section title="Basic info">
      <DescriptionList>
        <DescriptionRow icon={clockIcon} label="Hours">
          <Tag tone="positive">Open now</Tag> until 7:00 PM
        </DescriptionRow>
        <DescriptionRow
          icon={pinIcon}
          label="Address"
          hideLabel
          action={<IconButton icon={copyIcon} label="Copy address" />}
        >
          2-14-6 Zoshigaya, Toshima-ku, Tokyo 171-0032
        </DescriptionRow>
        <DescriptionRow icon={phoneIcon} label="Phone">
          <a href="tel:+81312345678">03-1234-5678</a>
        </DescriptionRow>
        <DescriptionRow icon={globeIcon} label="Website">
          <ExternalLink href="https://komorebi.example.com/" newTabLabel="Opens in a new tab">
            komorebi.example.com
          </ExternalLink>
        </DescriptionRow>
      </DescriptionList>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByText('Address')).toBeInTheDocument();
  },
};

export const LongAndForeign: Story = {
  render: () => (
    <Column narrow>
      <DescriptionList>
        <DescriptionRow label="Without an icon">
          <p>https://a.very.long.address.example.com/that/has/no/place/to/break/anywhere/at/all</p>
        </DescriptionRow>
        <DescriptionRow
          icon={pinIcon}
          label="Alamat lengkap beserta petunjuk arah"
          action={<IconButton icon={copyIcon} label="Salin alamat" />}
        >
          Jalan Pertanggungjawaban Keanekaragaman Nomor 112, Kecamatan Cengkareng, Jakarta Barat 11730
        </DescriptionRow>
      </DescriptionList>
      <div lang="th">
        <DescriptionList>
          <DescriptionRow icon={clockIcon} label="เวลาเปิดทำการ">
            วันจันทร์ถึงวันศุกร์ ๑๑:๐๐–๒๒:๐๐ น. ปิดทุกวันพุธที่สามของเดือน
          </DescriptionRow>
        </DescriptionList>
      </div>
      <div lang="ja">
        <DescriptionList>
          <DescriptionRow icon={pinIcon} label="住所" hideLabel>
            〒171-0032 東京都豊島区雑司が谷二丁目14番6号
          </DescriptionRow>
        </DescriptionList>
      </div>
    </Column>
  ),
};
