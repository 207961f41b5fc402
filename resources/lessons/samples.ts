import { sample } from '#shared/sample.ts'
import { listLessons, reportKata, restartTask } from './contract.ts'

export const samples = [
  sample(restartTask, async me => {
    const [lesson] = (await me.call(listLessons)).lessons
    return { params: { page: lesson?.page ?? '', task: lesson?.tasks[0]?.id ?? '' } }
  }),
  sample(reportKata, () => ({ params: { page: 'page3_01' }, body: { met: ['list', 'saves'], tookMs: 60_000 } })),
]
