import type { Page } from '@playwright/test'
import type { Lesson } from '#resources/lessons/contract.ts'
import { expect } from '#tests/browser.ts'
import { callerOf } from './own-sandbox.ts'

/** Begins the page's tasks anew: only what the story does from now on can solve them. */
export async function beginTasks(page: Page, pageId: string): Promise<void> {
  const call = await callerOf(page)
  const { tasks } = await call<Lesson>('GET', `/api/lessons/${pageId}`)
  for (const { id } of tasks) await call('DELETE', `/api/lessons/${pageId}/tasks/${id}/proof`)
}

/** Opens the page with its lesson beside it, and sees all three tasks solved. */
export async function expectTasksSolved(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  await page.locator('#lesson-button').click()
  await lesson.getByRole('tab', { name: 'Tasks' }).click()
  const open = lesson.getByRole('article').filter({ has: page.getByText('Open', { exact: true }) })
  // By their titles, so that a failure says which.
  await expect(open.getByRole('heading')).toHaveText([], { timeout: 20_000 })
  await expect(lesson.getByText('3/3')).toBeVisible()
}
