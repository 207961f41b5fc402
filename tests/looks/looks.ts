import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser, WEBGL_ARGS } from '#scripts/browser.ts'
import { startConsole } from '#tests/running-console.ts'
import { compareLooks, openView, PATHS, VIEWS } from './picture.ts'
import { checkOut } from './worktree.ts'

const USAGE = `npm run looks -- --from HEAD~3

Compares how each page looks with how it looked at a commit: 1280 px wide, light and in English, and 375 px wide, dark and
in Chinese. Names what has moved, and puts the pictures of it into test-results/looks.

  --from COMMIT    what to compare with
  --pages page5    only pages whose path contains this text
  --shift 2        moves the content of every page by so many pixels first, to see that each shift is found`

const PICTURES = 'test-results/looks'
/**
 * Both consoles have this address in their browser, because pages show it. Browsers trust `localhost` without TLS: elsewhere,
 * pages lack what they need for their requests.
 */
const ADDRESS = 'http://strive.localhost'

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    pages: { type: 'string', default: '' },
    shift: { type: 'string', default: '0' },
  },
})
if (!values.from) throw new Error(USAGE)
const shiftPx = Number(values.shift)

const openBrowser = (url: string): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, ...WEBGL_ARGS, `--host-resolver-rules=MAP ${new URL(ADDRESS).host} ${new URL(url).host}`],
  })

const endings: (() => unknown)[] = []
const endAll = async () => {
  for (const end of endings.splice(0).toReversed()) await end()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void endAll().then(() => process.exit(1)))

async function openSide(root?: string): Promise<{ browser: Browser; url: string }> {
  const running = await startConsole({ STRIVE_TODAY: '2026-10-31' }, root === undefined ? {} : { root })
  endings.push(() => running.stop())
  const browser = await openBrowser(running.url)
  endings.push(() => browser.close())
  return { browser, url: running.url }
}

async function compareAll(): Promise<number> {
  const commit = checkOut(values.from ?? '')
  endings.push(commit.remove)
  console.log(`Comparing with ${commit.name}`)
  const [earlier, later] = [await openSide(commit.root), await openSide()]
  rmSync(PICTURES, { recursive: true, force: true })
  const paths = PATHS.filter(path => path.includes(values.pages))
  let moved = 0
  for (const view of VIEWS) {
    const open = ({ browser, url }: typeof earlier): Promise<Page> =>
      openView(browser, url, view, { at: ADDRESS }).then(context => context.newPage())
    const [before, after] = [await open(earlier), await open(later)]
    for (const path of paths) {
      const look = await compareLooks({ page: before }, { page: after, shiftPx }, path).catch((error: Error) => error)
      if (look instanceof Error) {
        moved++
        console.log(`FAILED  ${path}  ${view.name}  ${look.message.split('\n')[0]}`)
        continue
      }
      const { difference } = look
      if (!difference) continue
      moved++
      const { pixels, x, y, width, height } = difference
      console.log(`moved   ${path}  ${view.name}  ${pixels} pixels within ${width} × ${height} at ${x}, ${y}`)
      mkdirSync(PICTURES, { recursive: true })
      for (const side of ['before', 'after'] as const)
        for (const picture of look[side].slice(-1))
          writeFileSync(`${PICTURES}/${path.replaceAll('/', '-')} ${view.name} ${side}.png`, picture)
    }
    console.log(`${view.name}: done`)
    await Promise.all([before.context().close(), after.context().close()])
  }
  console.log(`${moved} of ${paths.length * VIEWS.length} pictures differ.`)
  return moved
}

try {
  process.exitCode = (await compareAll()) > 0 ? 1 : 0
} finally {
  await endAll()
}
