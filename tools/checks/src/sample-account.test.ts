import { subPagePluginTypes } from '@oa-profile/api-client/internal';
import { fakeProfileApi } from '@oa-profile/api-client/testing';
import { sectionContracts } from 'platform/section-contracts';
import { parse } from 'valibot';
import { expect, it } from 'vitest';

const api = fakeProfileApi();
const { sections } = await api.getAccountPage('@komorebi');

it.each(sections.map((section) => [section.type, section] as const))(
  'the sample account for tests of others has data that the plugin %s takes as they are',
  async (type, { id, pageId = '', data }) => {
    const contract = sectionContracts.find((each) => each.type === type);
    if (!contract) throw new Error(`No plugin shows ${type}`);
    const { source, schema } = contract;
    const sent =
      source.kind === 'sub-page'
        ? await api.getSubPagePlugin({ accountId: 'oa-komorebi', pageId, type: source.type, pluginId: id })
        : data;
    expect(parse(schema, sent)).toMatchObject(sent as object);
  },
);

it('the sample account for tests of others has a section of each type with an endpoint of its own', () => {
  const types = sections.flatMap(({ type }) => {
    const source = sectionContracts.find((each) => each.type === type)?.source;
    return source?.kind === 'sub-page' ? [source.type] : [];
  });
  expect(types.toSorted()).toEqual(subPagePluginTypes.toSorted());
});
