import { describe, expect, it } from 'vitest';
import { redactText, redactUrl } from './index.js';

describe('addresses in reports', () => {
  it.each([
    ['https://a.example/@x?token=secret&lang=th#access_token=1', 'https://a.example/@x?token&lang'],
    ['https://user:secret@a.example:8443/@x', 'https://a.example:8443/@x'],
    ['https://a.example/@x?a=1&a=2&%E6%9C%A8=3', 'https://a.example/@x?a&%E6%9C%A8'],
    ['https://a.example/@x?eyJhbGciOiJIUzI1NiJ9.e30.c2VjcmV0&a=secret=1&secret', 'https://a.example/@x?a'],
    ['chrome-extension://abc/content.js?x=1', 'chrome-extension://abc/content.js?x'],
    ['data:text/html,secret', 'data:'],
    ['blob:https://a.example/0b7d', 'blob:'],
    ['https://a.example/liff/@x/%3Fuid%3Dsecret?lang=th', 'https://a.example/liff/@x/?lang'],
    ['https://a.example/@x%253Ftoken=secret&secret', 'https://a.example/@x'],
    ['https://a.example/@x%23secret', 'https://a.example/@x'],
    ['not an address', ''],
  ])('addresses in reports lose query values, fragment and credentials: %s', (address, redacted) => {
    expect(redactUrl(address)).toBe(redacted);
  });
});

describe('texts in reports', () => {
  it.each([
    ['GET https://a.example/v1?token=secret#x failed', 'GET https://a.example/v1?token failed'],
    ['at f (https://a.example/main.js?v=secret:1:2)', 'at f (https://a.example/main.js?v'],
    [`GET https://a.example/(1)'?q=it's(a)"secret" failed`, `GET https://a.example/(1)'?q failed`],
    [`No route for /@x?q='secret'(secret)&b=<secret> now`, 'No route for /@x?q&b now'],
    ['No route for /liff/@x?liff.state=secret&a=secret', 'No route for /liff/@x?liff.state&a'],
    ['Stopped at #access_token=secret', 'Stopped at #access_token'],
    ['Cannot load data:text/plain,secret', 'Cannot load data:'],
    [`Cannot load data:text/plain,a'secret'`, 'Cannot load data:'],
    ['No such user U0123456789abcdef0123456789abcdef', 'No such user [hidden]'],
    ['Expired: eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0', 'Expired: [hidden]'],
    ['user_U0123456789abcdef0123456789abcdef', 'user_[hidden]'],
    ['/users%2FU0123456789abcdef0123456789abcdef/x', '/users%2F[hidden]/x'],
    [`eyJhbGciOiJIUzI1NiJ9_U${'0a'.repeat(16)}`, 'eyJhbGciOiJIUzI1NiJ9_[hidden]'],
    ['t_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0', 't_[hidden]'],
    ['/cb/token%3DeyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0', '/cb/token%3D[hidden]'],
    ['Encrypted: eyJhbGciOiJSU0EtT0FFUCJ9.c2Vj.cmV0.c2Vj.cmV0.', 'Encrypted: [hidden].'],
    ['Encrypted: eyJhbGciOiJkaXIifQ..c2Vj.cmV0.c2Vj', 'Encrypted: [hidden]'],
    ['No route for /@x?secret now', 'No route for /@x now'],
    ['No route for /@x?a=1&secret&名=secret#secret now', 'No route for /@x?a&名 now'],
    ['No route for /@x?#secret', 'No route for /@x'],
    ['No route for /liff/@x/%3Fuid%3Dsecret&secret', 'No route for /liff/@x/'],
    ['Back to https%3A%2F%2Fa.example%2F%3Ftoken%3Dsecret', 'Back to https%3A%2F%2Fa.example%2F'],
    ['x = 1 is not a function', 'x = 1 is not a function'],
  ])('a report has no values of addresses, no user ids and no signed tokens: %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  it.each([
    'No such account @412kmrbi',
    'addFriend Success',
    'LCP needs-improvement',
    'surveyJourneys.answers.count is missing',
    'https://a.example/@tea-house/%E3%81%8A%E8%8C%B6/faq',
    'Is it and/or? Nobody knows #1',
  ])('texts in reports keep what names nobody: %s', (text) => {
    expect(redactText(text)).toBe(text);
  });

  it('texts in reports quote no secret, plain, in an address or in JSON', () => {
    const secrets = ['my "own" words', 'my', 'a'];
    const text = `my "own" words /@x/${encodeURIComponent('my "own" words')} ${JSON.stringify({ secrets })} a`;
    expect(redactText(text, secrets)).toBe('[hidden] /@x/[hidden] {"secrets":["[hidden]","[hidden]","a"]} a');
  });

  it('texts in reports have no secret with a lone surrogate, which no address can contain', () => {
    expect(redactText('It was \ud83d tea, or %EF%BF%BD%20tea', ['\ud83d tea'])).toBe(
      'It was [hidden], or [hidden]',
    );
  });
});
