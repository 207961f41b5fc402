import { shellWord } from '#client/http/curl.ts'
import { quote } from '#pages/page8/page8_01-api-practice/code/fetch.ts'

/** The stream to follow, and the number to resume after. */
export type Followed = {
  origin: string
  path: string
  /** The endpoint that issues a socket's ticket. */
  ticketPath: string
  last: number | null
  /** True when each message must be answered. */
  isAnswered: boolean
}

const TOKEN = 'process.env.STRIVE_TOKEN'
const BEARER = (token: string) => `authorization: \`Bearer \${${token}}\``

/** A Node script that prints each message, and reconnects after the last number that it received. */
export const followFetch = ({ origin, path, last }: Followed): string => `let last = ${quote(String(last ?? ''))}

for (;;) {
  try {
    const headers = { ${BEARER(TOKEN)}, ...(last && { 'last-event-id': last }) }
    const reply = await fetch(${quote(origin + path)}, { headers })
    if (!reply.ok) {
      console.error(reply.status, await reply.text())
      process.exit(1)
    }
    let rest = ''
    for await (const piece of reply.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split('\\n\\n')
      rest = blocks.pop()
      for (const block of blocks) {
        const field = name => block.split('\\n').find(line => line.startsWith(\`\${name}: \`))?.slice(name.length + 2)
        if (field('data') === undefined) continue // A comment that keeps the connection alive.
        last = field('id') ?? last
        console.log(field('event'), JSON.parse(field('data')))
      }
    }
  } catch (error) {
    console.error(String(error))
  }
  await new Promise(resolve => setTimeout(resolve, 1000))
}
`

/** A POSIX shell command that prints the stream as it arrives. */
export const followCurl = ({ origin, path, last }: Followed): string =>
  [
    `curl --no-buffer --silent --show-error ${shellWord(origin + path)}`,
    '--header "Authorization: Bearer $STRIVE_TOKEN"',
    ...(last === null ? [] : [`--header ${shellWord(`Last-Event-ID: ${last}`)}`]),
  ].join(' \\\n  ')

const addressOf = ({ origin, path, last }: Followed) =>
  quote(`${origin.replace(/^http/, 'ws')}${path}${last === null ? '' : `?after=${last}`}`)

const ticketLines = (
  { origin, ticketPath }: Followed,
  token: string,
) => `const reply = await fetch(${quote(origin + ticketPath)}, {
  method: 'POST',
  headers: { ${BEARER(token)} },
})
if (!reply.ok) throw new Error(\`\${reply.status} \${await reply.text()}\`)
const { ticket } = await reply.json()`

/** A Node script with the ws package. It names an origin, because the server checks it. */
export const followNode = (followed: Followed): string => `import WebSocket from 'ws'

${ticketLines(followed, TOKEN)}
const socket = new WebSocket(${addressOf(followed)}, ['strive', ticket], {
  origin: ${quote(followed.origin)},
})
socket.on('message', text => {
  console.log(JSON.parse(text))${followed.isAnswered ? answerLine('JSON.parse(text)') : ''}
})
socket.on('close', code => console.log('closed', code))
`

/** The same for a browser, on a page of the console's own origin. */
export const followInBrowser = (followed: Followed): string => `const token = prompt('Token of a session')
${ticketLines(followed, 'token')}
const socket = new WebSocket(${addressOf(followed)}, ['strive', ticket])
socket.onmessage = ({ data }) => {
  console.log(JSON.parse(data))${followed.isAnswered ? answerLine('JSON.parse(data)') : ''}
}
socket.onclose = ({ code }) => console.log('closed', code)
`

const answerLine = (received: string) => `
  socket.send(JSON.stringify({ websocketData: ${received}, globalData: {}, mapData: [] }))`
