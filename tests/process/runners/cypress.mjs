import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

// node cypress.mjs <spec>: runs a spec for Cypress against STRIVE_URL, in the browser CHROME. Cypress itself comes from outside
// npm, so the commands that the spec uses are here again; the browser and the console are real.

const { STRIVE_URL: url, CHROME: executablePath } = process.env
const TIMEOUT_MS = 20_000
/** As in cypress.config.js. */
const settings = { account: 'operator', password: '654321' }

let page
/** Commands that wait. Those that a callback adds run before the others. */
let queue = []

async function drain() {
  for (let next = queue.shift(); next; next = queue.shift()) await next()
}

/** The result of a callback; that of a command without one is its subject. */
async function callWith(subject, callback) {
  const others = queue
  queue = []
  const result = callback(subject)
  await drain()
  queue = others
  return result === undefined || result?.isChain ? subject : result
}

async function until(holds, what) {
  const end = performance.now() + TIMEOUT_MS
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}, in vain.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

const ASSERTIONS = {
  'be.visible': subject => subject.isVisible(),
  'not.exist': async subject => (await subject.count()) === 0,
  'have.length.above': async (subject, least) => (await subject.count()) > least,
  match: (subject, pattern) => pattern.test(subject),
}

const holding = (place, words) =>
  (words.length > 1 ? place.locator(words[0], { hasText: words[1] }) : place.getByText(words[0])).first()

function chain() {
  let subject
  const add = work => {
    queue.push(async () => {
      subject = await work(subject)
    })
    return commands
  }
  const commands = {
    isChain: true,
    add,
    // biome-ignore lint/suspicious/noThenProperty: it is the name of Cypress.
    then: callback => add(given => callWith(given, callback)),
    its: path => add(given => path.split('.').reduce((part, name) => part[name], given)),
    contains: (...words) =>
      add(async (given = page) => {
        const found = holding(given, words)
        await found.waitFor({ timeout: TIMEOUT_MS })
        return found
      }),
    parent: () => add(given => given.locator('..')),
    find: selector => add(given => given.locator(selector)),
    click: () => add(given => given.click()),
    select: label => add(given => given.selectOption({ label })),
    should: (what, wanted) =>
      add(async given => {
        await until(() => ASSERTIONS[what](given, wanted), `It should ${what} ${wanted ?? ''}`)
        return given
      }),
  }
  return commands
}

async function request({ method, url: path, body, headers }) {
  const reply = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`)
  return { status: reply.status, body: text && JSON.parse(text) }
}

/** What a page finds in local storage. */
async function visit(path, { onBeforeLoad }) {
  const kept = {}
  onBeforeLoad({ localStorage: { setItem: (name, value) => Object.assign(kept, { [name]: value }) } })
  await page.addInitScript(items => Object.assign(localStorage, items), kept)
  await page.goto(url + path)
}

const tests = []
const hooks = { before: [], after: [] }
const length = (list, wanted) => {
  if (list.length !== wanted) throw new Error(`${list.length} instead of ${wanted}: ${JSON.stringify(list)}`)
}
Object.assign(globalThis, {
  Cypress: {
    env: (...given) => {
      if (given.length > 1) settings[given[0]] = given[1]
      return given.length > 0 ? settings[given[0]] : settings
    },
  },
  cy: {
    request: options => chain().add(() => request(options)),
    visit: (path, options) => chain().add(() => visit(path, options)),
    wait: ms => chain().add(() => new Promise(resolve => setTimeout(resolve, ms))),
    get: selector => chain().add(() => page.locator(selector)),
    contains: (...words) => chain().contains(...words),
    // biome-ignore lint/suspicious/noThenProperty: it is the name of Cypress.
    then: callback => chain().then(callback),
  },
  expect: list => ({ to: { have: { length: wanted => length(list, wanted) } } }),
  beforeEach: hook => hooks.before.push(hook),
  afterEach: hook => hooks.after.push(hook),
  it: (title, test) => tests.push({ title, test }),
})
await import(pathToFileURL(process.argv[2]).href)

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
for (const { title, test } of tests) {
  page = await browser.newPage({ locale: 'en-US' })
  page.setDefaultTimeout(TIMEOUT_MS)
  for (const part of [...hooks.before, test, ...hooks.after]) {
    part()
    await drain()
  }
  await page.close()
  console.log(title)
}
await browser.close()
console.log(`${tests.length} passed`)
