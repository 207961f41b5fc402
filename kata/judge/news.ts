import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** A text that a reader can see. */
export const said = (within: Page | Locator, text: string | RegExp): Locator =>
  within.getByText(text).filter({ visible: true })

/** An alert that says something. */
export const alerts = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /\S/ })

/**
 * Does something, and expects it to show something new. What was on the page before proves nothing, so it must not be there:
 * a page that always says “Saved” has not said that it saved.
 */
export async function expectNews(news: Locator, act: () => Promise<unknown>, timeout?: number): Promise<void> {
  if ((await news.count()) > 0) {
    const text = await news.first().innerText()
    throw new Error(`“${text.trim().slice(0, 100)}” is on the page before anything has happened (${news}).`)
  }
  await act()
  await expect(news.first()).toBeAttached(timeout === undefined ? {} : { timeout })
}
