/** What the application is assembled from; tests assemble it from a cloned database and fakes of upstreams. */
export interface Deps {
  readonly clock: () => Date;
  readonly env: { readonly inviteGate: boolean };
}
