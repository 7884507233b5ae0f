import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ExternalLink } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { answerParagraphs } from './answer-paragraphs.js';

interface AnswerTextProps {
  text: string;
}

/** The account's plain text: paragraphs, and links where it names addresses. */
export function AnswerText({ text }: AnswerTextProps): ReactElement[] {
  const t = useTexts(commonTexts);
  // Places in the text are the only keys there are, and they never change.
  return answerParagraphs(text).map((pieces, paragraph) => (
    <p key={paragraph}>
      {pieces.map((piece, place) =>
        piece.kind === 'link' ? (
          <ExternalLink key={place} href={piece.text} newTabLabel={t('common.opensInNewTab')}>
            {piece.text}
          </ExternalLink>
        ) : (
          piece.text
        ),
      )}
    </p>
  ));
}
