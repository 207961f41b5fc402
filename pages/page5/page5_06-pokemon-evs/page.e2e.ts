import type { Page } from '@playwright/test'
import { byStat, forEachStat } from '#resources/species/rules.ts'
import { expect, expectAccessible, findAxeViolations, hangingOut, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { chooseInRowMenu } from '#tests/journeys/list-controls.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { startConsole } from '#tests/running-console.ts'

const PAGE = 'page5/page5_06'
const rows = (page: Page) => page.getByRole('rowheader')
const search = (page: Page) => page.getByRole('searchbox')
const ev = (page: Page, stat: string) => page.getByRole('textbox', { name: `${stat} EV`, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('S-EV-1: heads, stats, search and page sizes are as prescribed, in both languages', async ({ page }) => {
  await enter(page, PAGE)
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['Paldea Dex ID', 'Pokemon Image', 'Pokemon Name', 'Pokemon EV'],
    ...['HP', 'Attack', 'Defense', 'Sp.Attack', 'Sp.Defense', 'Speed'],
  ])
  await expect(page.getByLabel('Search Pokemon Name or ID')).toBeVisible()
  await expect(page.getByText('1–20 of 400')).toBeVisible()
  await page.getByLabel('Rows per page').selectOption('200')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('201–400 of 400')).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('columnheader', { name: '帕底亞圖鑑編號' })).toBeVisible()
  await page.getByLabel('搜尋寶可夢名稱或編號').fill('烈咬')
  await expect(page.getByRole('row', { name: /#128 .*烈咬陸鯊 Garchomp/ })).toBeVisible()
})

test('S-EV-1: finds the same by number, with or without zeros, and by name in either language', async ({ page }) => {
  await enter(page, PAGE)
  for (const text of ['128', '0128', '#128', 'garchomp', 'GARCHOMP', '烈咬陸鯊']) {
    await search(page).fill(text)
    await expect(rows(page)).toHaveText(['#128'])
  }
  await search(page).fill('謎擬q')
  await expect(rows(page)).toHaveText(['#239'])
  await search(page).fill('nobody')
  await expect(page.getByRole('heading', { name: 'No Pokémon match these filters' })).toBeVisible()
  await page.locator('section').getByRole('button', { name: 'Reset filters' }).click()
  await expect(page.getByText('1–20 of 400')).toBeVisible()
  await expect(search(page)).toHaveValue('')
})

test('shows the result within one frame of the last key', { tag: '@long' }, async ({ page }) => {
  await enter(page, PAGE)
  await expect(rows(page)).toHaveCount(20)
  await search(page).focus()
  // Records what the page shows in the frame after each key press.
  await page.evaluate(() => {
    addEventListener('input', () =>
      requestAnimationFrame(() => {
        document.title = [...document.querySelectorAll('tbody th')].map(cell => cell.textContent).join()
      }),
    )
  })
  for (const [key, shown] of [
    ['1', '#001'],
    ['2', '#012'],
    ['8', '#128'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => page.title()).toBe(shown)
  }
})

test('filters, sort and page are in the URL: reload, Back and a link restore them', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, PAGE)
  await page.getByLabel('EV yield').selectOption('Speed')
  await page.getByLabel('Type').selectOption('Electric')
  await page.getByRole('button', { name: 'Speed', exact: true }).click()
  await expect(page).toHaveURL(/stat=speed&type=electric&sort=-speed/)
  const shown = await rows(page).allTextContents()
  expect(shown.length).toBeGreaterThan(3)
  await page.reload()
  await expect(rows(page)).toHaveText(shown)
  await page.goBack()
  await expect(page).toHaveURL(/stat=speed&type=electric$/)
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page.getByText('1–20 of 400')).toBeVisible()
})

test('S-ROUTE-4: list, entry and form have their own URLs, with title, breadcrumb, Back and reload', async ({
  page,
}) => {
  await enter(page, `${PAGE}?q=gabite`)
  await page.getByRole('link', { name: 'Gabite' }).click()
  await expect(heading(page, /Gabite$/)).toBeFocused()
  await expect(page).toHaveTitle('Gabite › Pokémon EVs (Paldea) › Strive Console')
  await expect(page.getByText('Defeating it gives 2 Attack.')).toBeVisible()
  await page.getByRole('link', { name: 'Next: #128 Garchomp' }).click()
  await expect(page).toHaveURL(/page5_06\/128$/)
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  const crumbs = breadcrumb.getByRole('listitem').filter({ hasNotText: /^User$/ })
  await expect(crumbs).toHaveText(['Home', 'Pokémon EVs (Paldea)', /Garchomp$/])
  await page.getByText('Show as table').click()
  await expect(page.getByRole('figure').getByRole('row', { name: 'Attack 130' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(search(page)).toHaveValue('gabite')
  await page.goForward()
  await page.reload()
  await expect(heading(page, /Gabite$/)).toBeVisible()
  await breadcrumb.getByRole('link', { name: 'Pokémon EVs (Paldea)' }).click()
  await expect(rows(page)).toHaveCount(20)
})

test('forms show their differences', { tag: '@long' }, async ({ page }) => {
  await enter(page, `${PAGE}/241`)
  await page.getByRole('link', { name: 'Female Indeedee' }).click()
  await expect(page).toHaveURL(/241\/indeedee-female$/)
  await expect(page.getByText('Defeating it gives 2 Sp.Defense.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'HP 70 (+10)' })).toBeVisible()
  await page.goto(`${PAGE}/113`)
  await expect(page.getByText('Types, base stats and effort values are the same.')).toHaveCount(3)
  await page.goto(`${PAGE}/223/tauros-paldea-aqua-breed`)
  await expect(page.getByRole('link', { name: /Paldean Tauros \(Aqua Breed\) Types: Fighting \/ Water/ })).toBeVisible()
})

test('S-ROUTE-4: an unknown route says so within the page, with a way back', { tag: '@long' }, async ({ page }) => {
  await enter(page)
  for (const path of ['401', '0', 'missingno', '1/missingno', '1/2/3']) {
    await page.goto(`${PAGE}/${path}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Entry not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'All entries' }).click()
  await expect(rows(page)).toHaveCount(20)
})

async function planGarchomp(page: Page) {
  await page.goto(`${PAGE}/128`)
  await page.getByRole('link', { name: 'Plan a spread' }).click()
  await expect(page.getByLabel('Plan name')).toHaveValue('Garchomp')
  await page.getByLabel('Nature').selectOption('Jolly (+Speed, −Sp.Attack)')
  await ev(page, 'Attack').fill('252')
  await ev(page, 'Speed').fill('252')
}

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/400/] })
  test('are solved by working on the page', async ({ page }) => {
    await enter(page, PAGE)
    await beginTasks(page, 'page5_06')
    await planGarchomp(page)
    await save(page).click()
    await expect(page).toHaveURL(/plan\/[0-9a-f]{16}$/)
    await page.getByLabel('Level', { exact: true }).fill('60')
    const saved = page.waitForResponse(/\/api\/spreads\/[0-9a-f]{16}$/)
    await save(page).click()
    await saved
    await expect(save(page)).toBeDisabled()

    const spread = {
      name: 'Too much',
      pokemonId: 445,
      nature: 'jolly',
      level: 50,
      ivs: forEachStat(() => 31),
      evs: byStat([7, 252, 0, 0, 0, 252]),
    }
    await sendInApiPractice(page, 'spreads/createSpread', { body: JSON.stringify(spread) })
    await sendInApiPractice(page, 'species/listSpecies', { 'headers.if-none-match': '"old"' })
    const reply = page.getByRole('region', { name: 'Response' })
    const [, tag = ''] = /etag\s*("[^"]+")/.exec((await reply.textContent()) ?? '') ?? []
    await sendInApiPractice(page, 'species/listSpecies', { 'headers.if-none-match': tag })
    await expectTasksSolved(page, PAGE)
  })
})

test.describe('plans', () => {
  test.use({ ownConsole: true, expectedErrors: [/status of 4(00|04|12)/] })

  test('a spread is planned, saved, found again, deleted and restored', async ({ page }) => {
    await enter(page)
    await planGarchomp(page)
    const result = (stat: string) => page.getByRole('group', { name: stat, exact: true }).getByRole('status')
    await expect(result('HP')).toHaveText('183')
    await expect(result('Attack')).toHaveText('182')
    await expect(result('Speed')).toHaveText('169')
    await page.getByLabel('Level', { exact: true }).fill('100')
    await expect(result('Speed')).toHaveText('333')

    await ev(page, 'HP').fill('7')
    await expect(page.getByText('Must be 6 or less: the total can’t exceed 510.')).toBeVisible()
    await save(page).click()
    await expect(ev(page, 'HP')).toBeFocused()
    await ev(page, 'HP').fill('253')
    await expect(page.getByText('Must be 252 or less.')).toBeVisible()
    for (const text of ['abc', '3.5']) {
      await ev(page, 'HP').fill(text)
      await expect(page.getByText('Must be a whole number.')).toBeVisible()
    }
    await ev(page, 'HP').fill('4')
    await expect(page.getByText('2 of 510 effort values left')).toBeVisible()
    await page.getByRole('slider', { name: 'Defense EV slider', exact: true }).fill('40')
    await expect(ev(page, 'Defense')).toHaveValue('2')
    await save(page).click()
    await expect(page.getByText('The plan was saved.')).toBeVisible()
    await expect(page).toHaveURL(/page5_06\/plan\/[0-9a-f]{16}$/)
    await page.reload()
    await expect(ev(page, 'HP')).toHaveValue('4')

    await page.getByRole('link', { name: 'My plans', exact: true }).click()
    await expect(
      page.getByRole('row', { name: /Garchomp Garchomp 4 HP, 252 Attack, 2 Defense, 252 Speed Jolly 100/ }),
    ).toBeVisible()
    await chooseInRowMenu(page, /Garchomp/, 'Delete')
    await expect(page.getByRole('heading', { name: 'No plans yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Garchomp' }).click()
    await expect(ev(page, 'Speed')).toHaveValue('252')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(/page5_06\/plan$/)
  })

  test('the training list is the shortest for the chosen methods, and says what is out of reach', {
    tag: '@long',
  }, async ({ page }) => {
    await enter(page)
    await planGarchomp(page)
    const attack = page.getByRole('region', { name: 'Attack', exact: true })
    await expect(attack.getByRole('listitem')).toHaveText([/^22 ×.*Power Bracer.*242$/, /^1 ×.*Power Bracer.*10$/])
    await expect(page.getByText('46 knock-outs')).toBeVisible()
    await page.getByLabel('Knock-outs', { exact: true }).uncheck()
    await expect(attack).toContainText('Turn on at least one training method.')
    await page.getByLabel('Vitamins (+10)').check()
    await expect(attack).toContainText('The closest lower value is 250')
    await page.getByLabel(/^Feathers/).check()
    await expect(attack.getByRole('listitem')).toHaveText([/^25 ×Protein.*250$/, /^2 ×Muscle Feather.*2$/])
    await save(page).click()
    await expect(page).toHaveURL(/knockOuts=false.*vitamins=true.*feathers=true/)
  })

  test('two tabs that changed the same field ask, and different fields are merged', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await enter(page)
    await planGarchomp(page)
    await save(page).click()
    await expect(page).toHaveURL(/plan\/[0-9a-f]{16}$/)
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Level', { exact: true }).fill('60')
    await save(other).click()
    await expect(other.getByText('The plan was saved.')).toBeVisible()
    await page.getByLabel('Plan name').fill('Fast')
    await save(page).click()
    await expect(page.getByText('Saved, with changes from elsewhere: Level.')).toBeVisible()

    await other.reload()
    await ev(other, 'HP').fill('6')
    await save(other).click()
    await expect(other.getByText('The plan was saved.')).toBeVisible()
    await ev(page, 'HP').fill('4')
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'Edit conflict' })
    await expect(dialog.getByRole('group', { name: 'Effort values' })).toContainText(
      'Theirs: 6 HP, 252 Attack, 252 Speed',
    )
    expect(await findAxeViolations(page)).toEqual([])
    await dialog.getByRole('radio', { name: /^Theirs/ }).check()
    await dialog.getByRole('button', { name: 'Save selected values' }).click()
    await expect(dialog).toBeHidden()
    await expect(ev(page, 'HP')).toHaveValue('6')
    await expect(page.getByLabel('Level', { exact: true })).toHaveValue('60')
  })

  test('another operator reads a plan through its link, and copies it', { tag: '@long' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await enter(page)
    await planGarchomp(page)
    await save(page).click()
    await expect(page).toHaveURL(/plan\/[0-9a-f]{16}$/)
    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    await enter(other, page.url(), { account: 'admin', password: '123456' })
    await expect(other.getByText('This plan belongs to operator.', { exact: false })).toBeVisible()
    await expect(save(other)).toHaveCount(0)
    await expect(ev(other, 'Attack')).toHaveAttribute('readonly')
    await other.getByRole('link', { name: 'Copy to my plans' }).click()
    await expect(other.getByLabel('Plan name')).toHaveValue('Copy of Garchomp')
    await save(other).click()
    await expect(other).toHaveURL(/plan\/[0-9a-f]{16}$/)
    expect(other.url()).not.toBe(page.url())
    await context.close()
  })

  test('a form other than the entry’s can be trained, and chosen by keyboard alone', { tag: '@long' }, async ({
    page,
  }) => {
    await enter(page, `${PAGE}/plan/new`)
    await save(page).click()
    await expect(page.getByText('Enter a name.')).toBeVisible()
    await page.getByLabel('Pokémon', { exact: true }).click()
    await page.keyboard.type('肯泰羅')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Plan name')).toHaveValue('Tauros')
    await page.getByLabel('Form').selectOption('Paldean Tauros (Blaze Breed)')
    await expect(page.getByRole('group', { name: 'Attack', exact: true })).toContainText('110')
    await save(page).click()
    await expect(page.getByText('The plan was saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Form')).toHaveValue('10251')
  })

  test('unsaved changes are not lost by accident', { tag: '@long' }, async ({ page }) => {
    await enter(page)
    await planGarchomp(page)
    await page.getByRole('link', { name: 'My plans', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await expect(ev(page, 'Attack')).toHaveValue('252')
  })

  test('a deleted plan is reported as missing', { tag: '@long' }, async ({ page }) => {
    await enter(page)
    for (const id of ['0123456789abcdef', 'nonsense']) {
      await page.goto(`${PAGE}/plan/${id}`)
      await expect(page.getByRole('heading', { level: 2, name: 'Plan not found' })).toBeVisible()
    }
  })
})

test.describe('pictures', () => {
  // This host does not exist; only the requests to it matter.
  test.use({ expectedErrors: [/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_PROXY|ERR_TUNNEL|Failed to load/] })

  test('a configured host is allowed and requested; if a picture fails, the badge appears', { tag: '@long' }, async ({
    browser,
  }) => {
    const running = await startConsole({ STRIVE_IMAGE_HOST: 'https://pictures.invalid/{nationalId}/{name}.png' })
    const context = await browser.newContext({ baseURL: `${running.url}/strive/` })
    const page = await context.newPage()
    await enter(page)
    const asked = page.waitForRequest('https://pictures.invalid/443/gible.png')
    await page.goto(`${PAGE}/126`)
    await asked
    await expect(page.getByRole('region', { name: 'Overview' }).locator('svg')).toBeVisible()
    await context.close()
    await running.stop()
  })
})

test('at 375 px only the table scrolls sideways', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await enter(page)
  for (const path of ['', '/128', '/223/tauros', '/plan', '/plan/new?pokemonId=445', '/999']) {
    await page.goto(PAGE + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[class*=skeleton]')).toHaveCount(0)
    expect(await hangingOut(page), path).toBe(0)
  }
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.setTimeout(180_000)
  await enter(page)
  // Leaving a plan with unsaved input asks first.
  page.on('dialog', dialog => dialog.accept())
  for (const path of [
    '?stat=speed',
    '/223/tauros-paldea-blaze-breed',
    '/plan',
    '/plan/new?pokemonId=445&vitamins=true',
  ])
    await expectAccessible(page, PAGE + path, async () => {
      await expect(page.getByRole('heading', { level: 2 }).or(rows(page)).first()).toBeVisible()
      if (!path.startsWith('/plan/new')) return
      await page.getByRole('textbox', { name: /^(HP EV|HP努力值)$/ }).fill('300')
      await expect(page.getByText(/^(Must be 252 or less\.|單項最多 252。)$/)).toBeVisible()
    })
})
