import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Event stream, playback', zh: '事件串流與回放' },
  terms: 'SSE EventSource server-sent events stream replay GPS 即時 軌跡',
}
export default technique
