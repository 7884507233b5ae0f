/** Statuses that the platform refuses with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 500 | 507;

/** An error response, thrown wherever its reason is found. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly body: { message: string };

  constructor(status: RefusalStatus, body: { message: string }) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}
