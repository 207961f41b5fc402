import { useLocale } from '#client/i18n/use-locale.ts'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { Area, AreaFields } from '#resources/areas/contract.ts'
import { MAX_NAME_LENGTH, type Shape } from '#resources/areas/rules.ts'
import { cutText } from '#shared/text/readable-text.ts'
import type { Steps } from './use-steps.ts'

/** What operators do with saved areas. Each is one step, and returns null if it was refused. */
export function useAreaSteps({ take }: Steps) {
  const {
    t,
    language,
    formats: { list },
  } = useLocale(messages)
  return {
    create: (fields: AreaFields) => take([{ kind: 'create', fields }], t('created', { name: fields.name[language] })),
    /** `version`: the one that the new shape is based on. */
    reshape: ({ id, name }: Area, polygons: Shape, version: number) =>
      take([{ kind: 'update', id, fields: { polygons } }], t('shapeSaved', { name: name[language] }), () => version),
    /** The area keeps the first part. The second becomes an area of the same team. */
    split: ({ id, name, teamId, mayOverlap }: Area, [polygons, rest]: [Shape, Shape]) =>
      take(
        [
          { kind: 'update', id, fields: { polygons } },
          { kind: 'create', fields: { name: secondOf(name), teamId, mayOverlap, polygons: rest } },
        ],
        t('splitDone', { name: name[language] }),
      ),
    /** The first area becomes both. */
    merge: (area: Area, other: Area, polygons: Shape) =>
      take(
        [
          { kind: 'update', id: area.id, fields: { polygons } },
          { kind: 'delete', id: other.id },
        ],
        t('merged', { names: list([area.name[language], other.name[language]]) }),
      ),
    remove: ({ id, name }: Area) => take([{ kind: 'delete', id }], t('deleted', { name: name[language] })),
    importAll: (areas: readonly AreaFields[]) =>
      take(
        areas.map(fields => ({ kind: 'create', fields })),
        t('imported', { count: areas.length }),
      ),
  }
}

const secondOf = (name: Area['name']): Area['name'] => {
  const numbered = (text: string) => `${cutText(text, MAX_NAME_LENGTH - 2)} 2`
  return { en: numbered(name.en), zh: numbered(name.zh) }
}
