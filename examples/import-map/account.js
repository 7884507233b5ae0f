import { createProfileApiClient } from '@oa-profile/api-client';
import { openStateAt } from '@oa-profile/business-hours';
import { toProfileError } from '@oa-profile/errors';
import { accountColors } from '@oa-profile/ui/account-colors';

const api = createProfileApiClient({
  baseUrl: 'http://localhost:4100',
  origin: 'web',
  language: 'en',
  opener: { platform: 'Unknown' },
});

const say = (id, text) => (document.getElementById(id).textContent = text);

try {
  const { account, sections } = await api.getAccountPage('@komorebi');
  say('name', account.name);
  const hours = sections.find(({ type }) => type === 'basic-info')?.data?.hours;
  const words = {
    open: 'Open now',
    break: 'On a break',
    closed: 'Closed now',
    temporarilyClosed: 'Closed for a while',
  };
  if (hours) say('state', words[openStateAt(hours, new Date()).state] ?? '');
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: accountColors(account.color) }),
  );
} catch (error) {
  say('name', `It did not work: ${toProfileError(error).code}`);
}

document.getElementById('count').addEventListener('click', async () => {
  try {
    const { count } = await api.getFriendCount('@komorebi');
    say('answer', `${count.toLocaleString('en')} friends`);
  } catch (error) {
    say('answer', `It did not work: ${toProfileError(error).code}`);
  }
});
