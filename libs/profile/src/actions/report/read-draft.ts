import { reportReasons } from '@oa-profile/api-client/internal';
import type { ReportDraft, ReportField } from './report-draft.js';

type FieldElements = { reason: RadioNodeList; detail: HTMLTextAreaElement; agreed: HTMLInputElement };

const fieldIn = <Field extends ReportField>(form: HTMLFormElement, field: Field): FieldElements[Field] =>
  form.elements.namedItem(field) as FieldElements[Field];

/** Reads what is filled in, even while the fields are disabled, which FormData would leave out. */
export function readDraft(form: HTMLFormElement): ReportDraft {
  const chosen = fieldIn(form, 'reason').value;
  return {
    reason: reportReasons.find((reason) => reason === chosen),
    detail: fieldIn(form, 'detail').value,
    agreed: fieldIn(form, 'agreed').checked,
  };
}

/** Fills in what was kept of a draft. */
export function fillIn(form: HTMLFormElement, { reason, detail }: ReportDraft): void {
  if (reason) fieldIn(form, 'reason').value = reason;
  const text = fieldIn(form, 'detail');
  if (text.value === detail) return;
  // It would grow, and move all that is below it. It may do that once the visitor comes to it.
  text.style.blockSize = `${text.offsetHeight}px`;
  text.addEventListener('focus', () => text.style.removeProperty('block-size'), { once: true });
  text.value = detail;
}

/** Puts the focus on a field: of the reasons on the first. */
export function focusField(form: HTMLFormElement, field: ReportField): void {
  const element = field === 'reason' ? fieldIn(form, field)[0] : fieldIn(form, field);
  (element as HTMLElement).focus();
}
