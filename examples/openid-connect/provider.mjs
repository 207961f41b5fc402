import { createServer } from 'node:http'
import Provider from 'oidc-provider'

// An OpenID provider to try it with: node examples/openid-connect/provider.mjs
// It lets anybody sign in: the name that you enter, with any password, has the address <name>@strive.example.

const [port = '3900'] = process.argv.slice(2)

const server = createServer()
server.listen(Number(port), '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'back-office',
        client_secret: 'a secret of both',
        // On this machine, so that its port doesn't matter.
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/strive/openid'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@strive.example`, email_verified: !sub.startsWith('unverified') }),
    }),
    cookies: { keys: ['to try it'] },
  })
  server.on('request', provider.callback())
  console.log(`listening on ${issuer}`)
})
