import { existsSync, globSync } from 'node:fs'
import { relative } from 'node:path'
import { dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { SERVER_ONLY } from '#scripts/build/contracts.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { findOperations, findSockets } from '#server/resources.ts'
import { isSlice, moreThan } from '#tests/tier.ts'
import { FOLDERS, ROOT, sources, targetOf, textOf } from './imports/source-files.ts'

test('sandbox_id occurs only where scopes are decided; all other code reads and writes within a scope', () => {
  const DECIDE =
    /^(server\/(database|entities|sandboxes)\/|server\/writes\/(audit|claim)\.ts|server\/locks\/next-id\.ts|resources\/[\w-]+\/table\.ts|company\/)/
  // Sessions, keys, learners, hunts and logs belong to an account and record its sandbox. A job runs as its owner, in its sandbox.
  const NAME =
    /^(server\/(sessions|keys)\/|practice\/server\/|resources\/(accounts|classes|hunts|sandboxes|sessions|keys|traffic)\/|resources\/jobs\/entity\.ts)/
  const naming = sources
    .filter(file => /^(server|resources|company|practice)\//.test(file) && !/\.test\.ts$/.test(file))
    .filter(file => textOf(file).includes('sandbox_id') && !DECIDE.test(file) && !NAME.test(file))
  expect(naming).toEqual([])
})

describe('in the client', () => {
  /** A page that is named may have been left out. */
  const isHere = (named: string) => existsSync(`${ROOT}/${named.replace(/: .*/, '')}`)
  // Excludes calls, live messages and the session, which implement writes.
  const hosts = sources.filter(
    file =>
      /^(client\/(?!(api|live|session)\/)|pages\/|practice\/client\/)/.test(file) && !/\.(test|e2e|cases)\./.test(file),
  )

  test('writes go through `useAction`', async () => {
    const ONLY_ASK = [
      'pages/page3/page3_07-bulk-import/use-import.ts: checkImport',
      'pages/page4/page4_03-verification-code/server-card.tsx: createCaptcha',
      'pages/page6/page6_02-plurals/own-wording.tsx: previewWording',
      'pages/page6/page6_04-time-and-numbers/time-card.tsx: readTime',
    ]
    // An upload is many requests that can be paused and retried, an error report must not cause another one, and the
    // steps of a floor plan, the messages of a room and the outbox of visits are queues that survive a reload. Actions
    // of the palette belong to no component. The others demonstrate the requests themselves.
    const BY_HAND = [
      'client/errors/reporter.ts: reportError',
      'pages/page4/page4_05-uploads/transfer/send-file.ts: finishUpload',
      'pages/page4/page4_05-uploads/transfer/send-file.ts: putChunk',
      'pages/page4/page4_05-uploads/transfer/send-file.ts: startUpload',
      'pages/page6/page6_01-counters/send-change.ts: addToCounter',
      'pages/page6/page6_01-counters/send-change.ts: replaceCounters',
      'pages/page6/page6_05-undo-history/document/plan-document.ts: addFloorPlanStep',
      'pages/page6/page6_07-errors/cause/requests.ts: deleteUpload',
      'pages/page6/page6_07-errors/cause/requests.ts: finishUpload',
      'pages/page6/page6_07-errors/cause/requests.ts: previewWording',
      'pages/page6/page6_07-errors/cause/requests.ts: signOut',
      'pages/page6/page6_07-errors/cause/requests.ts: startUpload',
      'pages/page6/page6_07-errors/cause/requests.ts: updateProfile',
      'pages/page8/page8_01-api-practice/streams/make-happen.tsx: addLogin',
      'pages/page8/page8_01-api-practice/reply/use-rows-written.ts: restoreAudit',
      'pages/page8/page8_04-traffic/replay/replay.ts: openReplaySession',
      'pages/page8/page8_06-live-channel/outbox/outbox.ts: postRoomMessage',
      'pages/page8/page8_07-offline-and-conflict/outbox/send.ts: updateVisit',
      'pages/page8/page8_08-sandbox-and-keys/frame/shop-actions.ts: closeShop',
      'pages/page8/page8_08-sandbox-and-keys/frame/shop-actions.ts: openShop',
      'practice/client/faults/faults.ts: clearFaults',
      'pages/page8/page8_08-sandbox-and-keys/frame/shop-actions.ts: passDays',
    ]
    const operations = await findOperations()
    const writes = new Set(operations.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ id }) => id))
    const calls = hosts.flatMap(file =>
      [...textOf(file).matchAll(/\bapi\.(?:call|send)\(\s*(\w+)/g)].map(([, id = '']) => ({ file, id })),
    )
    const direct = calls.filter(({ id }) => writes.has(id)).map(({ file, id }) => `${file}: ${id}`)
    expect(direct.sort()).toEqual([...ONLY_ASK, ...BY_HAND].filter(isHere).sort())
  })

  test('an effect that scrolls returns nothing: in newer browsers it would return a promise instead of a cleanup', () => {
    const SCROLLING = /Effect\(\(\) => [^{\n]*\.scroll\w*\(/
    expect(SCROLLING.test("useEffect(() => row.current?.scrollIntoView({ block: 'center' }), [])")).toBe(true)
    expect(hosts.filter(file => SCROLLING.test(textOf(file)))).toEqual([])
  })

  test('a form sends with `send`, which throws what the form then shows: `run` has said it in a toast', () => {
    const FORM = /\n( +)send: [\s\S]*?\n\1[\w}]/g
    const runs = (code: string) => [...code.matchAll(FORM)].some(([form]) => form.includes('.run('))
    expect(runs('\n    send: async body => {\n      await saving.run({ body })\n    },')).toBe(true)
    const forms = hosts.filter(file => /use(?:Contract|Versioned)Form\(/.test(textOf(file)))
    expect(forms.filter(file => runs(textOf(file)))).toEqual([])
  })

  test('written data is invalidated by `useAction`, and live changes by `readAgain`', () => {
    const OWN_WAY = [
      // These demonstrate it: lost updates, the code of a hook, a separate cache, a replayed request that may change
      // anything.
      'pages/page6/page6_01-counters/race/race.tsx',
      'pages/page6/page6_01-counters/server-counters.tsx',
      'pages/page8/page8_01-api-practice/code/hook.ts',
      'pages/page8/page8_03-cache-and-retry/practice-cache.ts',
      'pages/page8/page8_04-traffic/replay/use-replay.ts',
      // Every row changes, on whatever page.
      'pages/page8/page8_08-sandbox-and-keys/frame/shop-actions.ts',
    ]
    const byHand = hosts.filter(file => /\b(useMutation|invalidateQueries|invalidateResource)\b/.test(textOf(file)))
    expect(byHand).toEqual(OWN_WAY.filter(isHere))
  })
})

describe('files', () => {
  test('are in folders of manageable size, with few loose files in client/', () => {
    // Migrations are never moved or merged, so their folder only grows.
    const GROWS = 'server/database/migrations'
    const counts = new Map<string, number>()
    for (const file of globSync(`{${FOLDERS.join()}}/**/*`, {
      cwd: ROOT,
      withFileTypes: true,
      exclude: ({ name }) => name === 'node_modules',
    })) {
      const folder = relative(ROOT, file.parentPath).replaceAll('\\', '/')
      if (file.isFile()) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    expect(counts.get('client') ?? 0).toBeLessThanOrEqual(12)
    expect([...counts].filter(([folder, count]) => count > 30 && folder !== GROWS)).toEqual([])
  })

  test('have no catch-all names', () => {
    const bags = sources.filter(file => /(^|\/)(utils?|helpers?|misc|common|manager|data)(\.|\/)/.test(file))
    expect(bags).toEqual([])
  })

  test('create URLs of pages with `linkTo`, and of other pages, which may be gone, with `linkIfHere`', () => {
    const names = /^client\/router\/|\/(?:search-params|links)\.ts$|\.(?:test|e2e|cases)\.tsx?$/
    const hosts = sources.filter(file => /^(?:client|pages|practice\/client)\//.test(file) && !names.test(file))
    // Comments may contain URLs.
    const codeOf = (file: string) => textOf(file).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    expect(hosts.filter(file => /['"`]\/page\d/.test(codeOf(file)))).toEqual([])
    const idOf = (file: string) => /(page[\d_]+)-/.exec(file)?.[1]
    const linked = hosts.flatMap(file =>
      [...codeOf(file).matchAll(/\blinkTo\(\s*\[?'(page[\d_]+)'/g)].map(([, id]) => ({ file, id })),
    )
    expect(linked.length).toBeGreaterThan(moreThan(10))
    expect(linked.filter(({ file, id }) => id !== idOf(file))).toEqual([])
  })

  test('declare the URL state of a page in its search-params.ts', () => {
    const ofPages = sources.filter(file => /^pages\//.test(file) && !/\.(test|e2e|cases)\./.test(file))
    expect(ofPages.filter(file => /\buseSearchParams\b/.test(textOf(file)))).toEqual([])
    const kept = ofPages.flatMap(file =>
      [...textOf(file).matchAll(/\b(?:use|read)UrlState\((\w+)/g)].map(([, schema = '']) => ({ file, schema })),
    )
    expect(kept.length).toBeGreaterThan(moreThan(15))
    const isImported = ({ file, schema }: { file: string; schema: string }) =>
      new RegExp(`import \\{[^}]*\\b${schema}\\b[^}]*\\} from '(\\./|#pages/[^']*/)search-params\\.ts'`).test(
        textOf(file),
      )
    expect(kept.filter(one => !isImported(one))).toEqual([])
  })

  test('read nothing of a contract that the build leaves out', () => {
    const left = new RegExp(`\\b(?:contract|endpoint|socket)\\.(?:${SERVER_ONLY.join('|')})\\b`)
    const hosts = sources.filter(
      file => /^(?:client|pages|practice\/client)\//.test(file) && !/\.(test|e2e|cases)\./.test(file),
    )
    expect(hosts.filter(file => left.test(textOf(file)))).toEqual([])
    expect(left.test('isIdempotent(endpoint.params)')).toBe(true)
  })

  test('format dates and numbers with client/i18n/formats.ts', () => {
    const byHand = /\bnew Intl\.(?:DateTime|Number|RelativeTime|List)Format\b|\.toLocale(?:Date|Time)?String\(/
    // The sign-in screen and the invitation page have no operator's time zone and load no library. page6_04
    // demonstrates formats.
    const mayMake =
      /^client\/(?:i18n|login)\/|\/screens\/invitation\/|^pages\/page6\/page6_04-|\.(?:test|e2e|cases)\.tsx?$/
    const hosts = sources.filter(file => /^(?:client|pages|practice\/client)\//.test(file) && !mayMake.test(file))
    expect(hosts.filter(file => byHand.test(textOf(file)))).toEqual([])
  })

  test('cast few types: a better type is nearly always possible', () => {
    const CAST =
      /[\w)\]}'] as (?!const\b)(?:unknown|never|string|number|boolean|object|typeof|keyof|readonly|[A-Z{([])/g
    // Texts and comments contain the word, too.
    const codeOf = (file: string) =>
      textOf(file)
        .replace(/^(?:import|export) [^;'"]*? from '[^']+'/gms, '')
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "''")
    const own = sources.filter(
      file =>
        /^(client|company|pages|practice|resources|scripts|server|shared)\//.test(file) &&
        !/\.(test|e2e|cases)\.|samples\.ts$|(^|\/)(messages|how|tasks|meta)\.tsx?$/.test(file),
    )
    const count = own.reduce((sum, file) => sum + (codeOf(file).match(CAST)?.length ?? 0), 0)
    expect(count).toBeGreaterThan(100)
    expect(count).toBeLessThanOrEqual(330)
  })

  test('stay short enough to read', () => {
    const lengths = sources.map(file => ({ file, lines: textOf(file).split('\n').length }))
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80)
  })
})

describe('style sheets', () => {
  const sheets = globSync('{client,pages,practice}/**/*.module.css', { cwd: ROOT }).sort()
  /** With what it imports from its folder. */
  const sheetOf = (sheet: string): string =>
    textOf(sheet).replace(/@import "(.+)";/g, (_, path: string) => textOf(`${dirname(sheet)}/${path}`))

  test('contain exactly the classes that are used', () => {
    const used = new Map(sheets.map(sheet => [sheet, new Set<string>()]))
    for (const file of sources) {
      const code = textOf(file).replace(/^import .*$/gm, '')
      for (const [, name = '', path = ''] of textOf(file).matchAll(/import (\w+) from '([^']+\.css)'/g))
        for (const [, own = ''] of code.matchAll(new RegExp(`\\b${name}(\\.\\w+|\\[)`, 'g')))
          used.get(targetOf(file, path) ?? '')?.add(own)
    }
    const wrong = [...used].flatMap(([sheet, names]) => {
      const selectors = sheetOf(sheet).replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}|:global\([^)]*\)/g, '')
      const held = new Set(selectors.match(/\.[a-z][\w-]*/gi))
      // `styles[state]` may refer to any class.
      if (names.delete('[')) return [...names.difference(held)].map(name => `${sheet} lacks ${name}`)
      // Pages that are not in a slice may use the others.
      const wrong = isSlice && sheet.startsWith('client/') ? names.difference(held) : names.symmetricDifference(held)
      return [...wrong].map(name => `${sheet}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  test('have a rule for each gap, pad and distance in use', () => {
    const rules = textOf('client/ui/look/space.css')
    const used = sources.flatMap(file => textOf(file).match(/\bdata-(?:gap|pad|above|below)="[\d ]+"/g) ?? [])
    expect(used.length).toBeGreaterThan(50)
    expect([...new Set(used)].filter(one => !rules.includes(`[${one}]`))).toEqual([])
  })

  test('use named breakpoints', () => {
    const widths = sheets.flatMap(
      file =>
        textOf(file)
          .match(/@(?:media|container)[^{]*(?:max|min)-width[^{]*/g)
          ?.map(query => `${file}: ${query}`) ?? [],
    )
    expect(widths).toEqual([])
  })

  // After every change of the document, the browser looks again for what such a selector of the frame may find.
  // If it is about `html`, all custom properties are computed again.
  test('of the frame search only children by :has(), and never for the whole document', () => {
    const frame = globSync(['client/{login,shell,start,theme}/**/*.css', 'pages/**/frame/*.css'], { cwd: ROOT })
    expect(frame.filter(file => /(?:html|:root|body)[^\s{,]*:has\(/.test(textOf(file)))).toEqual([])
    const searches = frame.flatMap(file => [...textOf(file).matchAll(/:has\((.*)\)/g)].map(([, found]) => found ?? ''))
    expect(searches.filter(found => !/^(?:[>+] [\w#.-]+ ?)+$/.test(found))).toEqual([])
  })

  test('of pages query the width of the content area, and the window only for touch', () => {
    const ofPages = sheets.filter(file => /^(?:pages|client\/(?:ui|list))\//.test(file) && !/\/frame\//.test(file))
    const asking = ofPages.filter(file => /@media[^{]*\(--(?!touch\))/.test(textOf(file)))
    expect(asking).toEqual([])
  })
})

test('every page folder is complete', () => {
  const lacking = PAGE_FOLDERS.flatMap(folder =>
    ['meta.ts', 'technique.ts', 'page.tsx', 'messages.ts']
      .filter(name => !globSync(`${folder}/${name}`, { cwd: ROOT }).length)
      .map(name => `${folder}/${name}`),
  )
  expect(lacking).toEqual([])
})

// Snapshots, so that reviewers notice a changed URL.
test('a page’s file exports its component alone, so that the development server can replace it', () => {
  const files = globSync('pages/**/page.tsx', { cwd: ROOT })
  const others = files.filter(file => /^export (?!default function )/m.test(textOf(file)))
  expect(others).toEqual([])
})

test('S-ROUTE-3: the route table', () => {
  const routes = globSync(['pages/page?-*/page.tsx', 'pages/page?/page?_??-*/page.tsx'], { cwd: ROOT })
    .sort()
    .map(file => {
      const folder = dirname(file).replace('pages/', '')
      return `/${folder.replace(/-.*$/, '')} ${folder.replace(/^[^-]*-/, '')}`
    })
  expect(routes).toMatchSnapshot()
})

test('the endpoints and the sockets', async () => {
  const operations = await findOperations()
  const lines = operations.map(({ id, endpoint: { method, path, needs } }) => `${method} ${path} ${id} needs ${needs}`)
  const sockets = await findSockets()
  for (const { id, socket } of sockets) lines.push(`WS ${socket.path} ${id} needs ${socket.needs}`)
  expect(lines.sort()).toMatchSnapshot()
})

// A slice lacks a story that needs other pages or practice.
test.skipIf(isSlice)('every page has its story', () => {
  const stories = globSync('pages/**/page.tsx', { cwd: ROOT }).map(file => file.replace('page.tsx', 'page.e2e.ts'))
  expect(stories.filter(story => !existsSync(`${ROOT}/${story}`))).toEqual([])
})

describe('dependencies', () => {
  const dependencies = globSync('{,examples/,tests/process/clients/}package.json', { cwd: ROOT }).flatMap(file => {
    const manifest = JSON.parse(textOf(file)) as Record<string, Record<string, string>>
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies })
  })

  test('have exact versions and are listed in THIRD_PARTY.md', () => {
    const thirdParty = textOf('THIRD_PARTY.md')
    expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-build\d+)?$/.test(version))).toEqual([])
    expect(dependencies.filter(([name, version]) => !thirdParty.includes(`| ${name} ${version} |`))).toEqual([])
  })

  test('are each explained in docs/dependencies.md', () => {
    const explained = textOf('docs/dependencies.md')
    const isTyping = (name: string) => name.startsWith('@types/')
    expect(
      dependencies.filter(([name]) => !isTyping(name) && !explained.includes(`\`${name}\``)).map(([name]) => name),
    ).toEqual([])
  })
})
