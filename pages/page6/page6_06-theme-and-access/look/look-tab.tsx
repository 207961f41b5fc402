import look from '#client/ui/look.module.css'
import type { Vision } from '#pages/page6/page6_06-theme-and-access/search-params.ts'
import type { TabProps } from '#pages/page6/page6_06-theme-and-access/use-preferences.ts'
import { ColorsCard } from './colors-card.tsx'
import { ReadingCard } from './reading-card.tsx'
import { SampleCard } from './sample-card.tsx'

type Props = TabProps & { vision: Vision; onVision: (vision: Vision) => void }

export function LookTab({ vision, onVision, ...props }: Props) {
  return (
    <div
      className={`${look.tracks} ${look.oneColumnLarge} ${look.top}`}
      style={{ '--columns': 'minmax(0, 1fr) minmax(0, 380px)' }}
      data-gap="16"
    >
      <div className={look.stack}>
        <ColorsCard {...props} />
        <ReadingCard {...props} />
      </div>
      <SampleCard vision={vision} onVision={onVision} />
    </div>
  )
}
