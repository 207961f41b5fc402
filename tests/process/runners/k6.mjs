import { spawnSync } from 'node:child_process'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// node k6.mjs <script>: runs a script for k6 against STRIVE_URL, once and without load. k6 is no package of npm, so the two modules
// that the script imports are here again; the requests and the console are real. Fails if a check or a request does.

const FETCH = `
const [url, init] = JSON.parse(process.argv[1])
const begun = performance.now()
const reply = await fetch(url, init)
const body = await reply.text()
console.log(JSON.stringify({ status: reply.status, body, timings: { duration: performance.now() - begun } }))
`
const failures = []
let passed = 0

/** k6 answers in the same line, so each request has a process of its own. */
function request(method, url, body, { headers = {} } = {}) {
  const asked = JSON.stringify([url, { method, headers, ...(body && { body }) }])
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', FETCH, asked], { encoding: 'utf8' })
  const reply = JSON.parse(run.stdout)
  if (reply.status >= 400) failures.push(`${method} ${url}: ${reply.status} ${reply.body}`)
  const json = path => (path ? path.split('.') : []).reduce((part, name) => part[name], JSON.parse(reply.body))
  return { ...reply, json }
}

function check(value, checks) {
  for (const [name, holds] of Object.entries(checks))
    if (holds(value)) passed++
    else failures.push(name)
}

globalThis.k6 = {
  check,
  fail(reason) {
    throw new Error(reason)
  },
  request,
}
globalThis.__ENV = process.env
const MODULES = {
  k6: 'export const { check, fail } = globalThis.k6',
  'k6/http': 'export default { request: globalThis.k6.request }',
}
registerHooks({
  resolve: (name, context, next) =>
    MODULES[name]
      ? { url: `data:text/javascript,${encodeURIComponent(MODULES[name])}`, shortCircuit: true }
      : next(name, context),
})

const script = await import(pathToFileURL(process.argv[2]).href)
// k6 hands on as JSON what the set-up returns.
const data = () => JSON.parse(JSON.stringify(given))
const given = script.setup()
script.default(data())
script.teardown(data())
if (failures.length > 0) throw new Error(failures.join('\n'))
console.log(`${passed} passed`)
