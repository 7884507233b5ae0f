import '@oa-profile/ui/style.css';
import '@oa-profile/plugin-sdk/style.css';
import '@oa-profile/plugin-basic-info/style.css';
import { addTexts, commonTexts, createI18n } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import { basicInfoSection } from '@oa-profile/plugin-basic-info/section';
import { createRoot } from 'react-dom/client';
import { AccountCard } from './account-card';

const i18n = createI18n('en');
await Promise.all([addTexts(i18n, commonTexts), addTexts(i18n, basicInfoSection.texts)]);

createRoot(document.getElementById('accounts') ?? document.body).render(
  <I18nextProvider i18n={i18n}>
    <AccountCard searchId="@komorebi" colorScheme="light" />
    <AccountCard searchId="@baanrimnam" colorScheme="dark" />
  </I18nextProvider>,
);
