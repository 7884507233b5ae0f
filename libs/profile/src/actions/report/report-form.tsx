import { actionMessageKeys, type ErrorCode } from '@oa-profile/errors';
import {
  FieldError,
  useConfirmLeaving,
  useProfileDispatch,
  useProfileSelector,
  type LateProps,
  type ProfileStore,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useEffect, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'react-redux';
import { reportReasons, type ReportReason } from '@oa-profile/api-client/internal';
import { clsx } from 'clsx';
import { AgreementField } from './agreement-field.js';
import { DetailField } from './detail-field.js';
import { detailLimit, mistakesIn, type ReportDraft, type ReportField } from './report-draft.js';
import { fillInReport, recallReport, sendReport, settleReport } from './report-flow.js';
import styles from './report-form.module.css';
import { aboutChanged, reportActions, selectReport } from './report-slice.js';
import { reportTexts } from './report-texts.js';

const { draftChanged } = reportActions;

/** Failures that the visitor can do something about. */
const connectionCodes: readonly (ErrorCode | undefined)[] = ['TIMEOUT', 'HTTP_NETWORK_ERROR'];

interface ReportFormProps extends LateProps {
  /** What is reported, if it is not the account. */
  about: string | undefined;
}

/**
 * The form of a report. Its fields are the browser's own, so that what was filled in before the page could hear it
 * counts; what is in them goes into the page's state at every change, and is there again when the visitor comes back,
 * or loads the page again.
 */
export function ReportForm({ about, onInteractive }: ReportFormProps): ReactElement {
  const t = useTexts(reportTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const store = useStore() as ProfileStore;
  const {
    about: before,
    draft,
    sending: { status, code },
  } = useProfileSelector(selectReport);
  const name = useProfileSelector(({ page }) => page.account.name);
  // The visitor agreed to a report about one thing; one about another needs a new agreement.
  const [initial] = useState({ ...draft, agreed: draft.agreed && before === about });
  const [hasTried, setHasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const isSending = status === 'Loading';
  useConfirmLeaving(isSending);

  useEffect(() => {
    // A report that is being sent stays about what it was sent for.
    if (!isSending) store.dispatch(aboutChanged(about));
  }, [store, about, isSending]);
  useEffect(() => {
    if (form.current) store.dispatch(draftChanged(readDraft(form.current)));
    const recall = (): void => {
      store.dispatch(recallReport());
      if (form.current) fillIn(form.current, selectReport(store.getState()).draft);
    };
    // What was on its way is filled in again only where it has not arrived.
    void store.dispatch(settleReport()).then(recall);
    recall();
    onInteractive();
  }, [store, onInteractive]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const present = readDraft(event.currentTarget);
    const [firstMistake] = mistakesIn(present, about);
    dispatch(draftChanged(present));
    if (firstMistake) {
      // The field must have its error as description before the focus makes screen readers read it.
      flushSync(() => setHasTried(true));
      focusField(event.currentTarget, firstMistake);
      return;
    }
    // The fields are about to be disabled, and the focused one would lose the focus.
    sendButton.current?.focus();
    void dispatch(sendReport(t('sent.text', { name })));
  };

  const mistakes = mistakesIn(draft, about);
  return (
    <form
      ref={form}
      className={styles.form}
      // Without script this does nothing; any other method would put the visitor's words into an address.
      method="dialog"
      noValidate
      onChange={(event) => dispatch(fillInReport(readDraft(event.currentTarget)))}
      onSubmit={submit}
    >
      <fieldset className={styles.fields} disabled={isSending}>
        <ReasonField initial={initial.reason} isMissing={hasTried && mistakes.includes('reason')} />
        <DetailField initial={initial.detail} length={draft.detail.length} most={detailLimit(about)} />
        <AgreementField
          initial={initial.agreed}
          isMissing={hasTried && mistakes.includes('agreed')}
          about={about}
        />
      </fieldset>
      <LiveRegion urgent>
        {status === 'Failure' && before === about && (
          <InlineMessage tone="critical">
            <p>{common('error.report')}</p>
            {code && connectionCodes.includes(code) && <p>{common(actionMessageKeys[code])}</p>}
          </InlineMessage>
        )}
      </LiveRegion>
      <div>
        <LiveRegion visuallyHidden>{isSending && t('sending')}</LiveRegion>
        <Button
          ref={sendButton}
          type="submit"
          variant="primary"
          size="large"
          className={styles.send}
          pending={isSending}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

type FieldElements = { reason: RadioNodeList; detail: HTMLTextAreaElement; agreed: HTMLInputElement };

function fieldIn<Field extends ReportField>(form: HTMLFormElement, field: Field): FieldElements[Field] {
  return form.elements.namedItem(field) as FieldElements[Field];
}

/** Reads what is filled in, even while the fields are disabled, which FormData would leave out. */
function readDraft(form: HTMLFormElement): ReportDraft {
  const chosen = fieldIn(form, 'reason').value;
  return {
    reason: reportReasons.find((reason) => reason === chosen),
    detail: fieldIn(form, 'detail').value,
    agreed: fieldIn(form, 'agreed').checked,
  };
}

/** Fills in what was kept of a draft. */
function fillIn(form: HTMLFormElement, { reason, detail }: ReportDraft): void {
  if (reason) fieldIn(form, 'reason').value = reason;
  const text = fieldIn(form, 'detail');
  if (text.value === detail) return;
  // It would grow, and move all that is below it. It may do that once the visitor comes to it.
  text.style.blockSize = `${text.offsetHeight}px`;
  text.addEventListener('focus', () => text.style.removeProperty('block-size'), { once: true });
  text.value = detail;
}

/** Puts the focus on a field: of the reasons on the first. */
function focusField(form: HTMLFormElement, field: ReportField): void {
  const element = field === 'reason' ? fieldIn(form, field)[0] : fieldIn(form, field);
  (element as HTMLElement).focus();
}

interface ReasonFieldProps {
  initial: ReportReason | undefined;
  isMissing: boolean;
}

/** One of the four reasons; none is preselected. */
function ReasonField({ initial, isMissing }: ReasonFieldProps): ReactElement {
  const t = useTexts(reportTexts);
  const errorId = useId();
  return (
    <fieldset
      className={styles.reasons}
      // A group cannot be required or invalid; a radiogroup can.
      role="radiogroup"
      aria-required="true"
      aria-invalid={isMissing}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend className={styles.title}>{t('reason.label')}</legend>
      <div className={clsx(styles.card, isMissing && styles.wrong)}>
        {reportReasons.map((reason) => (
          <label key={reason} className={styles.choice}>
            <input
              type="radio"
              className={styles.mark}
              name="reason"
              value={reason}
              defaultChecked={reason === initial}
            />
            <span>{t(`reason.${reason}`)}</span>
          </label>
        ))}
      </div>
      {isMissing && <FieldError id={errorId}>{t('reason.missing')}</FieldError>}
    </fieldset>
  );
}
