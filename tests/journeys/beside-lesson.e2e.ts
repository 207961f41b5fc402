import type { Page } from '@playwright/test'
import { expect, nextFrame, test } from '#tests/browser.ts'
import { variants } from '#tests/tier.ts'
import { openLesson } from './lesson-tasks.ts'
import { enter } from './sign-in.ts'

/** Next to a lesson of 420 px, they leave 620 and 1260 px for the page. */
const WIDTHS = [1280, 1920]
/** URLs that the menu does not link to. */
const PLACES = [
  'page4/page4_06?form=1',
  'page4/page4_06?form=1&tab=fill',
  'page4/page4_06?form=1&tab=answers',
  'page5/page5_06/128',
  'page5/page5_06/plan/new?pokemonId=445',
  'page8/page8_01/members/createMember',
]

/** Texts and fields that are too narrow to read or use, one per line. */
function findSqueezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const content = document.getElementById('content') as HTMLElement
    const found = new Set<string>()
    const nameOf = (element: Element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 160)
    const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D

    if (content.scrollWidth > content.clientWidth)
      found.add(`hangs out: ${content.scrollWidth} of ${content.clientWidth}`)
    const sheet = document.getElementById('sheet') as HTMLElement
    if (sheet.scrollWidth > sheet.clientWidth) found.add('the sheet scrolls sideways')
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight > clientHeight) found.add(`the document scrolls by ${scrollHeight - clientHeight} px`)

    /** The width of an element that its ancestors don't clip. Content that can be scrolled to counts as visible. */
    function visibleWidth(element: Element) {
      let { left, right } = element.getBoundingClientRect()
      for (let around = element.parentElement; around && around !== content; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        if (overflowX === 'auto' || overflowX === 'scroll') break
        if (overflowX === 'visible') continue
        const box = around.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return right - left
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      !element.closest('svg, .visually-hidden, option, [aria-hidden="true"], .maplibregl-map') &&
      getComputedStyle(element).clipPath === 'none'

    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element || !isSeen(element)) continue
      const style = getComputedStyle(element)
      pen.font = style.font
      const least = pen.measureText([...text].slice(0, 3).join('')).width
      // A closed column of the board has its name from top to bottom.
      const isVertical = style.writingMode !== 'horizontal-tb'
      const width = isVertical ? element.getBoundingClientRect().height : visibleWidth(element)
      if (width < 0.75 * least) found.add(`${Math.round(width)} px for “${text}”: ${nameOf(element)}`)
    }
    for (const field of content.querySelectorAll('input, select, textarea')) {
      if (!isSeen(field) || field.matches('[type=checkbox], [type=radio], [type=range], [type=color], [type=file]'))
        continue
      const least = field.matches('select, [type=number], [inputmode=numeric], [inputmode=decimal]') ? 44 : 80
      const width = visibleWidth(field)
      if (width < least) found.add(`${Math.round(width)} px for a field: ${nameOf(field)}`)
    }
    return [...found]
  })
}

/** Waits until the page has loaded all its data. */
async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await nextFrame(page)
}

/**
 * The button in the header (S-SHELL-4), the document's `lang`, and the widths to check. Chinese texts are shorter, so only
 * the long tier looks at them.
 */
const LANGUAGES = variants(['英文', 'en', WIDTHS], ['中文', 'zh-Hant-TW', WIDTHS.slice(0, 1)])

/** Checks both languages and the widths without loading the page again. */
async function expectWhole(page: Page, path: string) {
  await settle(page)
  for (const [button, tag, widths] of LANGUAGES) {
    await page.getByRole('banner').getByRole('button', { name: button }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await settle(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 812 })
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect.soft(await findSqueezed(page), `${path} ${tag} ${width}`).toEqual([])
    }
  }
}

test('every page is complete next to its lesson, in both languages', { tag: '@firefox-long' }, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 812 })
  await enter(page, 'page1')
  await openLesson(page)
  const paths = await page
    .locator('#main-menu a[href]')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    await page.evaluate(href => document.querySelector<HTMLElement>(`#main-menu a[href="${href}"]`)?.click(), path)
    await expect(page).toHaveURL(url => url.pathname === path)
    await expectWhole(page, path)
  }
  for (const path of PLACES) {
    await page.goto(path)
    await settle(page)
    await openLesson(page)
    await expectWhole(page, path)
  }
})

test('the check finds squeezed elements', async ({ page }) => {
  await enter(page, 'page1')
  await settle(page)
  expect(await findSqueezed(page)).toEqual([])
  await page.locator('#content').evaluate(content => {
    const put = (tag: string, style: string, text: string) => {
      const element = Object.assign(document.createElement(tag), { textContent: text })
      element.style.cssText = style
      content.append(element)
    }
    put('p', 'width: 8px; overflow: hidden', 'Somebody')
    put('div', 'width: 0', 'Nobody at all')
    put('input', 'width: 58px; box-sizing: border-box', '')
    put('div', 'width: 3000px', 'Wide')
  })
  expect((await findSqueezed(page)).map(line => line.split(':')[0])).toEqual([
    expect.stringMatching(/^hangs out/),
    'the sheet scrolls sideways',
    expect.stringMatching(/Somebody/),
    expect.stringMatching(/Nobody/),
    '58 px for a field',
  ])
})
