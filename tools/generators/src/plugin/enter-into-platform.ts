import type { Tree } from '@nx/devkit';
import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import type { PluginNames } from '../../../../libs/create-host/src/plugin-names.js';

/** The reference platform's account that has everything. */
const ACCOUNT = 'tools/platform/src/seeds/accounts/komorebi.json';

/** What visitors should know, in the account's languages. */
const sample = {
  items: [
    {
      id: 'wifi',
      name: { ja: 'Wi-Fi', en: 'Wi-Fi', th: 'Wi-Fi' },
      text: {
        ja: 'ご利用いただけます。パスワードはレシートに印刷しています。',
        en: 'There is one. The password is on your receipt.',
        th: 'มีให้บริการ รหัสผ่านอยู่บนใบเสร็จ',
      },
    },
    {
      id: 'stroller',
      name: { ja: 'ベビーカー', en: 'Strollers', th: 'รถเข็นเด็ก' },
      text: {
        ja: 'そのままご入店いただけます。',
        en: 'They are welcome inside.',
        th: 'นำเข้ามาในร้านได้เลย',
      },
    },
  ],
};

/** The account's file, as far as a plugin is entered there. */
interface Account {
  page: Record<string, unknown>;
  sections: string[];
}

/** @throws Error in one sentence if the file no longer has the expected form */
function accountIn(tree: Tree): Account {
  const account = JSON.parse(tree.read(ACCOUNT, 'utf8') ?? '{}') as Partial<Account>;
  if (!account.page || !account.sections) throw new Error(`${ACCOUNT} has no page or no list of sections.`);
  return { page: account.page, sections: account.sections };
}

/**
 * Makes sure that the reference platform's account has no data of that name yet.
 *
 * @throws Error in one sentence if it has
 */
export function refuseTakenSample(tree: Tree, { camel }: PluginNames): void {
  if (Object.hasOwn(accountIn(tree).page, camel))
    throw new Error(`${ACCOUNT} already has a ${camel}: choose another name.`);
}

/**
 * Adds the section to the page of the reference platform's account that has everything, with sample data if they come
 * with the page. Data with their own endpoint are answered there.
 *
 * @throws Error in one sentence if the account's file no longer has the expected form
 */
export function enterIntoPlatform(tree: Tree, { name, camel }: PluginNames, comesWithPage: boolean): void {
  const { sections } = accountIn(tree);
  let text = tree.read(ACCOUNT, 'utf8') ?? '';
  const enter = (path: JSONPath, value: unknown, isItem = false): void => {
    // Only there: the rest of the file stays as it is written.
    const formattingOptions = { tabSize: 2, insertSpaces: true, eol: '\n' };
    text = applyEdits(text, modify(text, path, value, { isArrayInsertion: isItem, formattingOptions }));
  };
  enter(['sections', sections.length], name, true);
  if (comesWithPage) enter(['page', camel], sample);
  tree.write(ACCOUNT, text);
}
