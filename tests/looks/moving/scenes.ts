import { expect, type Page } from '@playwright/test'
import { beginTasks, openLesson } from '#tests/journeys/lesson-tasks.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import type { Camera } from './camera.ts'

/** What a moving picture shows. The page is signed in, and works in a sandbox of its own. */
export type Scene = (page: Page, camera: Camera) => Promise<void>

const MEMBERS = 'page3/page3_01'
type Member = { id: number; version: number }

async function openMembers(page: Page, search = '') {
  await page.goto(MEMBERS + search)
  await page.getByRole('rowheader').first().waitFor()
}

/** The server refuses to archive the only manager of a team, and the lesson says that a task is solved. */
const task: Scene = async (page, camera) => {
  await beginTasks(page, 'page3_01')
  await openMembers(page, '?team=13')
  await openLesson(page)
  await page.getByRole('complementary', { name: 'Lesson' }).getByRole('tab', { name: 'Tasks' }).click()
  await camera.show(1500)
  await camera.press(page.getByRole('row', { name: /Manager/ }).getByRole('checkbox'))
  await camera.show(300)
  await camera.press(
    page
      .getByRole('row', { name: /Driver/ })
      .first()
      .getByRole('checkbox'),
  )
  await camera.show(500)
  await camera.press(page.getByRole('button', { name: 'Archive', exact: true }))
  await expect(page.getByRole('row').getByText('only manager of the team')).toBeVisible()
  await camera.show(700)
  await expect(page.getByRole('complementary', { name: 'Lesson' }).getByText('1/3')).toBeVisible()
  await camera.show(3500)
}

/** A search waits at the server until it is released. */
const held: Scene = async (page, camera) => {
  await openMembers(page)
  const { end } = await hold(page, 'GET /api/members')
  await openLesson(page)
  const lesson = page.getByRole('complementary', { name: 'Lesson' })
  await camera.show(1500)
  await camera.press(page.getByRole('searchbox', { name: 'Search' }))
  await page.keyboard.type('hsin')
  await camera.show(400)
  await expect(lesson.getByText('Waiting requests')).toBeVisible()
  await camera.show(2000)
  await camera.press(lesson.getByRole('button', { name: /^Release GET \/api\/members/ }).first())
  await expect(page.getByRole('rowheader').first()).toContainText('Hsin')
  await camera.show(3500)
  await end()
}

/** Two people change the same field: who saves last is asked, and nothing is overwritten. */
const conflict: Scene = async (page, camera) => {
  const call = await callerOf(page)
  await openMembers(page)
  await page.getByRole('rowheader').first().getByRole('link').click()
  const pane = page.getByRole('dialog')
  await pane.getByLabel('Job').waitFor()
  const id = new URL(page.url()).searchParams.get('member')
  await camera.show(1200)
  await pane.getByLabel('Job').selectOption('Buyer')
  await camera.show(800)
  const { version } = await call<Member>('GET', `/api/members/${id}`)
  await call(
    'PATCH',
    `/api/members/${id}`,
    { job: 'warehouse', joinedOn: '2026-09-01' },
    { 'if-match': `"${version}"` },
  )
  await camera.press(pane.getByRole('button', { name: 'Save' }))
  const question = page.getByRole('dialog', { name: 'Edit conflict' })
  await question.waitFor()
  await camera.show(2200)
  await camera.press(question.getByLabel('Mine: Buyer'))
  await camera.show(500)
  await camera.press(question.getByRole('button', { name: 'Save selected values' }))
  await expect(page.getByText(/was saved, with changes from elsewhere/)).toBeVisible()
  await camera.show(3500)
}

export const SCENES = { task, held, conflict } satisfies Record<string, Scene>
