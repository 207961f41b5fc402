import { useGlobal } from '#client/state/state.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

const Attending = lazyPart(() => import('./attending/attending.tsx'))

/** Shown to learners on every page: what their coach says, and their hand. */
export default function ClassBanner() {
  const isLearner = useGlobal(global => global.permissions.includes('classes:attend'))
  return isLearner ? <Attending /> : null
}
