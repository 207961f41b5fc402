#!/usr/bin/env node
// Plain JavaScript, because Playwright starts this file as the browser, with whichever Node is first in the PATH.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/*
 * Starts Firefox ESR and passes on its WebDriver BiDi messages. Playwright sets the colour scheme of each context with
 * a command that Firefox 153 does not know yet, and gives up when it is refused. So this relay carries it out with the
 * preference behind "Website appearance".
 */
const COMMAND = 'emulation.setMediaFeaturesOverride'
const PREFERENCE = 'layout.css.prefers-color-scheme.content-override'
const VALUES = { dark: 0, light: 1 }
const SYSTEM = 2

// Preferences can only be set from the browser's own windows, which this option makes accessible.
const firefox = spawn(
  process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  {
    stdio: ['ignore', 'inherit', 'pipe'],
  },
)
firefox.on('exit', code => process.exit(code ?? 1))

const relay = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: 0 })
createInterface({ input: firefox.stderr }).on('line', line => {
  const [, browserUrl] = /^WebDriver BiDi listening on (\S+)/.exec(line) ?? []
  if (browserUrl) relay.on('connection', (client, { url }) => connect(client, browserUrl + url))
  // Playwright connects to the address in this line.
  console.error(browserUrl ? line.replace(browserUrl, `ws://127.0.0.1:${relay.address().port}`) : line)
})

function connect(client, url) {
  const browser = new WebSocket(url, { perMessageDeflate: false, maxPayload: 0 })
  const isOpen = new Promise(resolve => browser.once('open', resolve))
  const answers = new Map()
  // Far from the ids that Playwright counts up from 1.
  let lastId = 2 ** 40

  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      answers.set(id, ({ type, result, message }) =>
        type === 'success' ? resolve(result) : reject(new Error(message)),
      )
      browser.send(JSON.stringify({ id, method, params }))
    })

  async function setColorScheme({ id, params }) {
    const value = VALUES[params.features['prefers-color-scheme']] ?? SYSTEM
    try {
      const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
      await ask('script.evaluate', {
        expression: `Services.prefs.setIntPref('${PREFERENCE}', ${value})`,
        target: { context: contexts[0].context },
        awaitPromise: false,
      })
      client.send(JSON.stringify({ type: 'success', id, result: {} }))
    } catch (error) {
      client.send(JSON.stringify({ type: 'error', id, error: 'unknown error', message: String(error) }))
    }
  }

  client.on('message', async data => {
    await isOpen
    const message = JSON.parse(data)
    if (message.method === COMMAND) await setColorScheme(message)
    else browser.send(String(data))
  })
  browser.on('message', data => {
    const message = JSON.parse(data)
    const answer = answers.get(message.id)
    answers.delete(message.id)
    if (answer) answer(message)
    else client.send(String(data))
  })
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
}
