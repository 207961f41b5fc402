import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { createPayloads, PAYLOADS } from './payloads.ts'
import { writePayloads } from './writes.ts'

test.use({
  ownConsole: true,
  hasWebGl: true,
  trace: 'off',
})

declare global {
  /** Set if a payload has run. */
  var __xss: number | undefined
  /** Violations of the Content-Security-Policy or Trusted Types. */
  var __violations: string[] | undefined
}

/** Records scripts that run, violations and dialogs in every document of the page. */
async function watch(page: Page) {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    // Pages with unsaved changes ask for confirmation before they are left.
    if (dialog.type() !== 'beforeunload') dialogs.push(dialog.message())
    void dialog.accept()
  })
  await page.addInitScript(() => {
    globalThis.__violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      globalThis.__violations?.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return async (where: string) => {
    const seen = await page.evaluate(() => ({ xss: globalThis.__xss, violations: globalThis.__violations }))
    expect({ ...seen, dialogs }, where).toEqual({ violations: [], dialogs: [] })
  }
}

/** Expects that the page shows all these texts literally, in its content or in fields. */
const shows = (page: Page, texts: readonly string[], where: string) =>
  expect
    .poll(
      () =>
        page.evaluate(wanted => {
          const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
          const options = [...document.querySelectorAll('option, dialog')].map(({ textContent }) => textContent)
          const all = [document.body.textContent, ...fields, ...options].join('\n')
          return wanted.filter(text => !all.includes(text))
        }, texts),
      { message: where },
    )
    .toEqual([])

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const query = (text: string) => encodeURIComponent(text)

test('user input is shown as text on every page and never runs', { tag: '@firefox-long' }, async ({ page }) => {
  test.slow()
  const check = await watch(page)
  await enter(page, undefined, { account: 'admin', password: '123456' })
  const call = await workInOwnSandbox(page)
  const next = createPayloads()
  const written = await writePayloads(call, next)
  const { form, repair, report } = written
  const [marker, list] = [next(), next()]
  // An unknown account name is not stored, but the user agent of a session is.
  const agent = { 'user-agent': next() }
  await call('POST', '/api/sessions', { account: 'admin', password: '123456' }, agent)
  await page.evaluate(kept => localStorage.setItem('markers', kept), markersOf(marker))

  const places: [path: string, ...texts: string[]][] = [
    ['page1'],
    [`page2?q=${query(PAYLOADS[0])}`, PAYLOADS[0]],
    [`page3/page3_01?member=${written.memberId}`, written.person.en],
    ['page3/page3_02', written.name, written.address],
    ['page3/page3_03', written.role.en],
    ['page3/page3_04'],
    ['page3/page3_05'],
    ['page3/page3_06'],
    ['page3/page3_07', written.fileName],
    ['page3/page3_08', written.spread],
    ['page4/page4_01'],
    [`page4/page4_02?draft=${repair.draftId}&step=1`, repair.contactName],
    [`page4/page4_02?draft=${repair.draftId}&step=2`, repair.productName],
    [`page4/page4_02?draft=${repair.draftId}&step=3`, repair.description],
    [`page4/page4_02?draft=${repair.draftId}&step=5`, repair.address],
    ['page4/page4_03'],
    [`page4/page4_04?route=${written.routeId}`, written.route],
    ['page4/page4_05', written.upload],
    ['page4/page4_06', form.title, form.draftTitle],
    [`page4/page4_06?form=${form.id}`, form.label],
    [`page4/page4_06?form=${form.id}&tab=fill`, form.label, form.help, form.option],
    [`page4/page4_06?form=${form.id}&tab=answers`, form.label, form.answer, form.option],
    [`page5/page5_01?search=${query(PAYLOADS[2])}`, PAYLOADS[2]],
    [`page5/page5_02?q=${query(PAYLOADS[4])}`],
    ['page5/page5_03?sort=-stock', written.productName],
    ['page5/page5_04'],
    [`page5/page5_05?ticket=${repair.ticketId}`, repair.productName],
    [`page5/page5_06/plan/${written.spreadId}`, written.spread],
    ['page5/page5_07'],
    ['page6/page6_01'],
    ['page6/page6_02'],
    [`page6/page6_03?language=ja&text=${written.translation.id}`, written.translation.text],
    ['page6/page6_03?tab=versions', written.translation.note],
    ['page6/page6_04'],
    [`page6/page6_05?plan=${written.plan.id}`, written.plan.name, written.plan.label],
    ['page6/page6_06'],
    [`page6/page6_07?tab=reports&group=${report.groupId}`, report.name, report.message, report.control],
    ['page7/page7_01', marker],
    ['page7/page7_02'],
    [`page7/page7_03?area=${written.area.id}`, written.area.name.en],
    ['page7/page7_04'],
    ['page7/page7_05?day=2026-10-30'],
    ['page8/page8_01?list=saved', written.saved],
    [`page8/page8_01/members/createMember?body=${query(JSON.stringify({ name: { en: PAYLOADS[0] } }))}`, PAYLOADS[0]],
    ['page8/page8_02'],
    ['page8/page8_03'],
    ['page8/page8_04?text=xss'],
    [`page8/page8_05/${written.job.id}/log`, written.job.picture],
    ['page8/page8_06', written.room.name, written.room.text],
    [`page8/page8_06/rooms/${written.room.id}`, written.room.name, written.room.text],
    ['page8/page8_07', written.visit.parts, written.visit.note],
    ['page8/page8_08', written.key, written.sandbox, written.snapshot],
  ]
  const opened = new Set(places.map(([path]) => path.match(/page\d(?:_\d\d)?(?=$|[?/])/g)?.at(-1)))
  expect(builtPages().filter(id => !opened.has(id))).toEqual([])
  for (const [path, ...texts] of places) {
    await page.goto(path)
    await expect(page.locator('#page-heading').first()).toBeVisible()
    await shows(page, texts, path)
    await check(path)
  }

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search and commands' }).fill('__xss')
    await shows(page, [written.person.en, written.team.en, written.spread, written.view], 'palette')
    await check('palette')
    await page.keyboard.press('Escape')
  })

  await test.step('a toast', async () => {
    await page.goto('page4/page4_06')
    await page.getByRole('button', { name: `Delete ${form.draftTitle}`, exact: true }).click()
    await shows(page, [`${form.draftTitle} and its answers were deleted.`], 'toast')
    await check('toast')
  })

  await test.step('an imported file of members', async () => {
    const [name, cell] = [next().replaceAll('/', '|'), next()]
    await page.goto('page3/page3_07')
    const row = [cell, cell, cell, cell, cell, cell].map(text => `"${text.replaceAll('"', '""')}"`).join()
    const text = `Name,Name (Chinese),E-mail,Team,Job,Joined on\r\n${row}\r\n`
    await page.locator('input[type=file]').setInputFiles(file(`${name}.csv`, text))
    await shows(page, [`${name}.csv`, cell], 'import of members')
    await check('import of members')
  })

  await test.step('imported files of markers', async () => {
    const [geo, csv] = [next(), next()]
    for (const [name, text, shown] of [
      ['a.geojson', geoJsonOf(geo, list), geo],
      ['b.csv', `name,lng,lat,list\n"${csv.replaceAll('"', '""')}",121.5,25,"${list.replaceAll('"', '""')}"\n`, csv],
    ] as const) {
      await page.goto('page7/page7_01')
      await page.getByLabel('Import', { exact: true }).setInputFiles(file(name, text))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Import/ })
        .click()
      await shows(page, [shown], name)
      await check(name)
    }
  })

  await test.step('the name of an uploaded file', async () => {
    const name = next().replaceAll('/', '|')
    await page.goto('page4/page4_05')
    await page.locator('input[type=file]').first().setInputFiles(file(name, '<script>__xss=1</script>'))
    await shows(page, [name], 'upload')
    await check('upload')
  })
})

test.describe('the watcher', () => {
  // The browser also logs violations in its console.
  test.use({ expectedErrors: [/TrustedHTML|Content.Security.Policy/i] })

  test('detects scripts that are refused or run', { tag: '@firefox' }, async ({ page }) => {
    const check = await watch(page)
    await enter(page, 'page2')
    await page.evaluate(markup => {
      try {
        document.body.innerHTML = markup
      } catch {
        // Trusted Types refuse it, which the watcher must detect.
      }
    }, PAYLOADS[0])
    await expect(check('refused')).rejects.toThrow('trusted-types')
    await page.reload()
    await page.evaluate(() => {
      globalThis.__xss = 1
    })
    await expect(check('run')).rejects.toThrow('"xss": 1')
  })
})

/** The ids of all pages with a story, so that new pages are tested, too. */
const builtPages = () =>
  globSync('pages/**/page.e2e.ts', { cwd: `${import.meta.dirname}/../..` }).map(
    file => file.match(/page\d(?:_\d\d)?(?=-[^/]*\/page\.e2e)/)?.[0] ?? file,
  )

const markersOf = (name: string) => JSON.stringify([{ id: 'xss', name, lng: 121.5, lat: 25 }])

const geoJsonOf = (name: string, list: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'from-a-file',
        properties: { name, list, description: name },
        geometry: { type: 'Point', coordinates: [121, 24] },
      },
    ],
  })
