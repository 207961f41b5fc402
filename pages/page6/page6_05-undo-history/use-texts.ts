import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import type { Shapes } from '#resources/floor-plans/rules.ts'
import type { Entry } from './document/fold.ts'
import { messages } from './messages.ts'

/** The names of shapes and steps in the operator's language. */
export function useTexts() {
  const { t, formats } = useLocale(messages)
  return useMemo(() => {
    /** `Shelf 3`, or its own label. */
    const nameOf = ({ label, kind, number }: Pick<Shape, 'label' | 'kind' | 'number'>) =>
      label || t('numbered', { kind: t(kind), number })

    /** `120 × 40 cm, at 2.4 m, 1.1 m` */
    function placeOf({ width, height, x, y, angle }: Shape): string {
      const text = t('place', {
        width: formats.number(width / 10),
        height: formats.number(height / 10),
        x: formats.number(x / 1000, 2),
        y: formats.number(y / 1000, 2),
      })
      return angle === 0 ? text : t('turned', { text, angle })
    }
    const describe = (shape: Shape) => t('described', { name: nameOf(shape), place: placeOf(shape) })

    /** `Moved Shelf 3`. `known` holds every shape that the history names. */
    function stepText({ action, changes }: Pick<Entry, 'action' | 'changes'>, known: Shapes): string {
      const [first, ...more] = changes
      const shape = first && (first.kind === 'add' ? first.shape : known.get(first.id))
      const isSingle = more.length === 0 && shape
      return t(`did_${action}`, { what: isSingle ? nameOf(shape) : t('manyShapes', { count: changes.length }) })
    }
    return { nameOf, placeOf, describe, stepText }
  }, [t, formats])
}
