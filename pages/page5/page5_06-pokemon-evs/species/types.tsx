import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { typeMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import type { Type } from '#resources/species/rules.ts'
import { TYPE_COLORS } from './type-colors.ts'

export function Types({ types }: { types: readonly Type[] }) {
  const t = useMessages(typeMessages)
  return (
    <span className={`${look.inline} ${look.wrapping}`} data-gap="4 12">
      {types.map(type => (
        <span key={type} className={`${look.inline} ${look.middle} ${look.dim} ${look.small}`} data-gap="8">
          <span className={look.dot} style={{ color: TYPE_COLORS[type] }} />
          {t(type)}
        </span>
      ))}
    </span>
  )
}
