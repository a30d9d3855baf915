export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Env {
  readonly port: number;
  readonly host: string;
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  /** True under https: cookies are then Secure. */
  readonly isHttps: boolean;
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl?: string;
  /** The most connections to the database that this process opens. */
  readonly databasePoolSize: number;
  readonly dataDir: string;
  /** 32 bytes. Absent: a key in a file under `dataDir`. */
  readonly documentKey?: Uint8Array;
  /** 32 bytes each: documents that were sealed under them still open, and are sealed anew. */
  readonly previousDocumentKeys: readonly Uint8Array[];
  /** Names of keys that are lost for good, and their documents with them. */
  readonly lostDocumentKeys: readonly string[];
  readonly google?: OAuthClient;
  readonly oidc?: OAuthClient & { readonly issuer: string; readonly name: string };
  readonly localSignIn: boolean;
  /** Addresses and networks besides this machine from which it is allowed; `gateway` is the default route's. */
  readonly localSignInFrom: readonly string[];
  /** In lower case. */
  readonly adminEmails: readonly string[];
  /** Absent: no code matches. */
  readonly adminCode?: string;
  readonly inviteGate: boolean;
  readonly maxTripsPerUser: number;
  readonly anthropic?: {
    readonly apiKey: string;
    readonly baseUrl?: string;
    readonly model?: string;
    /** Dollars for a million tokens of the model; absent: what is known of it. */
    readonly inputUsd?: number;
    readonly outputUsd?: number;
  };
  /** What the assistant may cost in a UTC day, for all users together. */
  readonly assistantDailyUsd: number;
  readonly openMeteoUrl: string;
  readonly openMeteoArchiveUrl: string;
  readonly googleMapsApiKey?: string;
  readonly nominatimUrl: string;
  readonly overpassUrl: string;
  /** A server of travel times: OSRM, or Valhalla with `valhalla+` before the address. Absent: they are estimated. */
  readonly osrmUrl?: string;
  readonly tiles: { readonly url: string; readonly attribution: string };
  readonly pmtilesUrl?: string;
  readonly offline: boolean;
  readonly privacyUrl: string;
  /** The address that users can write to. Absent where it is not set and there is no admin. */
  readonly teamEmail?: string;
  readonly rateLimits: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}
