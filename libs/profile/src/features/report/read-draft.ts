import { reportReasons } from '@oa-profile/api-client';
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

/** Focuses a field; for the reasons, the first one. */
export function focusField(form: HTMLFormElement, field: ReportField): void {
  const element = field === 'reason' ? fieldIn(form, field)[0] : fieldIn(form, field);
  (element as HTMLElement).focus();
}
