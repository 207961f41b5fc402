import { type PageEntry, pages } from '#client/router/router.ts'
import type { Words } from '#shared/messages.ts'
import { isDone, lastSolvedAt, type PageTasks } from './progress.ts'

export type PathId = 'first' | 'forms' | 'lists' | 'language' | 'maps' | 'failure'

export type Path = {
  id: PathId
  title: Words
  text: Words
  difficulty: 'easy' | 'medium' | 'hard'
  /** The paths that it takes for granted. */
  buildsOn: readonly PathId[]
  /** Pages to take one after the other, with the minutes that lesson and tasks take someone who is new to them. */
  stops: readonly (readonly [page: string, minutes: number])[]
}

export const paths: readonly Path[] = [
  {
    id: 'first',
    title: { en: 'First steps', zh: '第一步' },
    text: {
      en: 'How the console works, what it sends, and how to break it on purpose.',
      zh: '主控台怎麼運作、送出了什麼，以及如何故意弄壞它。',
    },
    difficulty: 'easy',
    buildsOn: [],
    stops: [
      ['page2', 5],
      ['page3_04', 10],
      ['page3_01', 15],
      ['page1', 15],
      ['page8_04', 15],
      ['page8_01', 20],
      ['page3_03', 15],
      ['page8_08', 20],
      ['page8_02', 15],
    ],
  },
  {
    id: 'forms',
    title: { en: 'Forms that survive', zh: '禁得起考驗的表單' },
    text: {
      en: 'Conflicts, late replies, drafts, uploads: nothing that was typed is lost.',
      zh: '衝突、遲來的回應、草稿與上傳：輸入過的都不會遺失。',
    },
    difficulty: 'medium',
    buildsOn: ['first'],
    stops: [
      ['page4_03', 15],
      ['page6_01', 20],
      ['page3_02', 20],
      ['page4_01', 25],
      ['page4_04', 20],
      ['page4_02', 20],
      ['page6_05', 25],
      ['page4_06', 25],
      ['page4_05', 25],
      ['page3_07', 25],
    ],
  },
  {
    id: 'lists',
    title: { en: 'Lists at any size', zh: '多長都順暢的列表' },
    text: {
      en: 'From one table to 100,000 rows, boards and trees, without losing your place.',
      zh: '從一張表格到十萬列，還有看板與樹狀，都不會迷路。',
    },
    difficulty: 'medium',
    buildsOn: ['first'],
    stops: [
      ['page5_01', 20],
      ['page5_02', 20],
      ['page5_06', 20],
      ['page3_08', 15],
      ['page3_06', 20],
      ['page5_05', 20],
      ['page5_03', 25],
      ['page5_04', 25],
      ['page5_07', 25],
    ],
  },
  {
    id: 'language',
    title: { en: 'Time and language', zh: '時間與語言' },
    text: {
      en: 'Zones, plurals, translations, and an interface for every eye and hand.',
      zh: '時區、複數、翻譯，以及人人都看得清、操作得了的介面。',
    },
    difficulty: 'easy',
    buildsOn: ['first'],
    stops: [
      ['page3_04', 10],
      ['page6_04', 20],
      ['page6_02', 15],
      ['page6_03', 25],
      ['page6_06', 20],
    ],
  },
  {
    id: 'maps',
    title: { en: 'Maps and places', zh: '地圖與地點' },
    text: {
      en: 'From a single marker to 20,000 sites, areas, statistics and a moving van.',
      zh: '從一個標記，到兩萬個據點、圍欄、統計，以及行進中的貨車。',
    },
    difficulty: 'medium',
    buildsOn: ['lists'],
    stops: [
      ['page7_01', 15],
      ['page7_02', 20],
      ['page7_03', 25],
      ['page7_04', 20],
      ['page7_05', 20],
    ],
  },
  {
    id: 'failure',
    title: { en: 'Failure and realtime', zh: '故障與即時' },
    text: {
      en: 'Slow, lost, doubled and late: make each happen, and survive it.',
      zh: '變慢、遺失、重複、遲到：親手製造每一種情況，再安然度過。',
    },
    difficulty: 'hard',
    buildsOn: ['first', 'forms'],
    stops: [
      ['page8_02', 15],
      ['page6_07', 20],
      ['page8_03', 20],
      ['page3_05', 20],
      ['page8_05', 20],
      ['page8_06', 25],
      ['page7_05', 20],
      ['page8_07', 30],
    ],
  },
]

/** A page of a path. `isDone` is null until the operator's progress is known. */
export type Stop = { page: PageEntry; minutes: number; isDone: boolean | null }

/** The pages of a path that this console has, and the one to go on with: the first that has an unsolved task. */
export function walk(path: Path, lessons: readonly PageTasks[] | null) {
  const stops = path.stops.flatMap(([id, minutes]): Stop[] => {
    const page = pages.find(one => one.id === id)
    const lesson = lessons?.find(one => one.page === id)
    return page ? [{ page, minutes, isDone: lesson ? isDone(lesson) : null }] : []
  })
  const next = stops.find(({ isDone }) => isDone !== true) ?? null
  return { stops, next, isBegun: workedAt(path, lessons) !== '' }
}

/**
 * The page after this one on its path: of the paths with this page, the one that the operator worked on last, or else the
 * first. null after the last page.
 */
export function nextOnPath(page: string, lessons: readonly PageTasks[] | null = null): PageEntry | null {
  const through = paths.filter(path => hasStop(path, page))
  // What was solved on this page counts for each of them.
  const others = lessons?.filter(lesson => lesson.page !== page) ?? null
  const path = lastWorkedOn(through, others) ?? through[0]
  const stops = path ? walk(path, lessons).stops : []
  return stops[stops.findIndex(stop => stop.page.id === page) + 1]?.page ?? null
}

const hasStop = ({ stops }: Path, page: string) => stops.some(([id]) => id === page)

/** Of these paths, the one with the task that was solved last; null before the first. */
export function lastWorkedOn(some: readonly Path[], lessons: readonly PageTasks[] | null): Path | null {
  const [last] = some.toSorted((a, b) => workedAt(b, lessons).localeCompare(workedAt(a, lessons)))
  return last && workedAt(last, lessons) !== '' ? last : null
}

/** When a task of the path was solved last; empty if none was. */
const workedAt = (path: Path, lessons: readonly PageTasks[] | null): string =>
  (lessons ?? [])
    .filter(({ page }) => hasStop(path, page))
    .map(lastSolvedAt)
    .reduce((last, at) => (at > last ? at : last), '')
