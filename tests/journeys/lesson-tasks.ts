import type { Page } from '@playwright/test'
import { expect } from '#tests/browser.ts'
import { isInTab } from '#tests/tab/in-tab.ts'
import { PAGES_WITH_A_TASK_FOR_MORE } from '#tests/tab/not-in-a-tab.ts'
import { callerOf } from './own-sandbox.ts'
import { needPractice } from './parts-here.ts'

type Lesson = { tasks: { id: string; provenAt: string | null }[] }

/** Restarts the page's tasks, so that only later requests can solve them. */
export async function beginTasks(page: Page, pageId: string): Promise<void> {
  const call = await callerOf(page)
  const { tasks } = await call<Lesson>('GET', `/api/lessons/${pageId}`)
  for (const { id } of tasks) await call('DELETE', `/api/lessons/${pageId}/tasks/${id}/proof`)
}

/** Expects that one of a page's tasks has just been solved, before anything else happens. */
export async function expectTaskSolved(
  page: Page,
  pageId: string,
  taskId: string,
  options: { timeout?: number } = {},
): Promise<void> {
  const call = await callerOf(page)
  const isSolved = async () => {
    const { tasks } = await call<Lesson>('GET', `/api/lessons/${pageId}`)
    return tasks.find(({ id }) => id === taskId)?.provenAt !== null
  }
  await expect.poll(isSolved, options).toBe(true)
}

/** Opens the page with its lesson and expects all three tasks to be solved, or in a browser tab those that can be there. */
export async function expectTasksSolved(page: Page, path: string): Promise<void> {
  needPractice()
  await page.goto(path)
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  await openLesson(page)
  await lesson.getByRole('tab', { name: 'Tasks' }).click()
  const open = lesson.getByRole('article').filter({ has: page.getByText('Open', { exact: true }) })
  const [pageId = ''] = /page\d(?:_\d\d)?$/.exec(new URL(page.url()).pathname) ?? []
  const unsolved = isInTab && PAGES_WITH_A_TASK_FOR_MORE.includes(pageId) ? [/./] : []
  // Compares titles, so that a failure names the open tasks.
  await expect(open.getByRole('heading')).toHaveText(unsolved, { timeout: 20_000 })
  await expect(lesson.getByText(`${3 - unsolved.length}/3`)).toBeVisible()
}

/** Opens the lesson, unless it has stayed open through a reload. */
export async function openLesson(page: Page): Promise<void> {
  needPractice()
  const button = page.locator('#lesson-button')
  await button.waitFor()
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(page.locator('#lesson-title')).toBeVisible()
}
