import type { AppLinks } from '../store/page-state.js';

/** Opens the chat with a text ready to send, or without it if the app cannot do that. */
export const chatHref = ({ chat, chatWithText }: AppLinks, text: string): string =>
  chatWithText?.replace('{text}', () => encodeURIComponent(text)) ?? chat;
