import { type PageEntry, pages } from '#client/router/router.ts'
import type { Words } from '#shared/messages.ts'
import { countSolved, type PageTasks } from './lessons.ts'

/** Pages to take one after the other, with the minutes that their lesson and tasks take someone who is new to them. */
export type Path = {
  id: string
  title: Words
  text: Words
  stops: readonly { page: string; minutes: number }[]
}

export const paths: readonly Path[] = [
  {
    id: 'first-hour',
    title: { en: 'First hour', zh: '第一個小時' },
    text: {
      en: 'See how the console works, and solve your first tasks.',
      zh: '認識主控台怎麼運作，完成最初的幾項練習。',
    },
    stops: [
      { page: 'page2', minutes: 5 },
      { page: 'page3_04', minutes: 10 },
      { page: 'page3_01', minutes: 15 },
      { page: 'page8_02', minutes: 15 },
      { page: 'page1', minutes: 15 },
    ],
  },
  {
    id: 'fast-lists',
    title: { en: 'Lists that stay fast', zh: '再長也快的列表' },
    text: {
      en: 'From one table to 100,000 rows, without losing your place.',
      zh: '從一張表格到十萬列資料，都不會迷路。',
    },
    stops: [
      { page: 'page5_01', minutes: 20 },
      { page: 'page5_02', minutes: 20 },
      { page: 'page5_03', minutes: 25 },
      { page: 'page5_04', minutes: 25 },
      { page: 'page5_07', minutes: 25 },
    ],
  },
  {
    id: 'network',
    title: { en: 'When the network fails', zh: '網路出錯的時候' },
    text: {
      en: 'Slow, lost, doubled and late: make each happen, and survive it.',
      zh: '變慢、遺失、重複、遲到：親手製造每一種情況，再安然度過。',
    },
    stops: [
      { page: 'page8_02', minutes: 15 },
      { page: 'page8_03', minutes: 20 },
      { page: 'page4_04', minutes: 20 },
      { page: 'page4_05', minutes: 25 },
      { page: 'page8_07', minutes: 30 },
    ],
  },
]

/** A page of a path. `isDone` is null until the operator's progress is known. */
export type Stop = { page: PageEntry; minutes: number; isDone: boolean | null }

/** The pages of a path that this console has, and the one to go on with: the first that has an open task. */
export function walk(path: Path, lessons: readonly PageTasks[] | null): { stops: Stop[]; next: Stop | null } {
  const stops = path.stops.flatMap(({ page: id, minutes }) => {
    const page = pages.find(one => one.id === id)
    const lesson = lessons?.find(one => one.page === id)
    return page ? { page, minutes, isDone: lesson ? countSolved(lesson) === lesson.tasks.length : null } : []
  })
  return { stops, next: stops.find(({ isDone }) => isDone !== true) ?? null }
}
