import * as openid from 'openid-client'

/** What the browser keeps between the two steps, in a cookie that no script can read. */
export type Pending = { verifier: string; state: string; nonce: string }

let known: Promise<openid.Configuration> | undefined

/** The provider that the settings name. Its addresses and keys are asked for once. */
function provider(): Promise<openid.Configuration> {
  known ??= discover().catch(error => {
    known = undefined
    throw error
  })
  return known
}

async function discover() {
  const { STRIVE_OPENID_ISSUER: issuer, STRIVE_OPENID_CLIENT: client, STRIVE_OPENID_SECRET: secret } = process.env
  if (!issuer || !client || !secret)
    throw new Error('STRIVE_OPENID_ISSUER, STRIVE_OPENID_CLIENT and STRIVE_OPENID_SECRET must be set.')
  const server = new URL(issuer)
  // A provider on this machine, to try it, may do without TLS.
  const isHere = ['localhost', '127.0.0.1'].includes(server.hostname)
  return openid.discovery(server, client, secret, undefined, isHere ? { execute: [openid.allowInsecureRequests] } : {})
}

/** The address at which the provider asks who the visitor is. */
export async function begin(returnTo: string): Promise<{ url: string; pending: Pending }> {
  const pending = {
    verifier: openid.randomPKCECodeVerifier(),
    state: openid.randomState(),
    nonce: openid.randomNonce(),
  }
  const url = openid.buildAuthorizationUrl(await provider(), {
    redirect_uri: returnTo,
    scope: 'openid email',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, pending }
}

/**
 * Exchanges the code in the address to which the browser came back, and returns the e-mail address that the provider has
 * verified; null if it has not. Throws if the answer is not that of the provider to what this browser has begun.
 */
export async function finish(address: string, { verifier, state, nonce }: Pending): Promise<string | null> {
  const config = await provider()
  const tokens = await openid.authorizationCodeGrant(config, new URL(address), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const { sub = '' } = tokens.claims() ?? {}
  const { email, email_verified } = await openid.fetchUserInfo(config, tokens.access_token, sub)
  return email_verified === true && email ? email : null
}
