import type { ListFilter } from '#client/list/filters/filters.ts'
import type { ListOf } from '#client/list/use-list-page.ts'
import { pages } from '#client/router/router.ts'
import { ISSUES, STATES } from '#resources/translations/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { TextView } from './columns.tsx'
import type { TextsState, textsSearch } from './search-params.ts'

type Namespaces = readonly { namespace: string; page: string | null; texts: number }[]

/** The language is chosen beside the filters, so that resetting them keeps it. */
const FILTERS = ['search', 'namespace', 'state', 'issue'] as const
type List = ListOf<typeof textsSearch>
export const keepLanguage = (list: List): List => ({
  ...list,
  active: list.active.filter(name => name !== 'language'),
  reset: names => list.reset(names ?? FILTERS),
})

export function filtersOf(
  { t }: TextView,
  { namespaces, language }: { namespaces: Namespaces; language: Language },
): ListFilter<TextsState>[] {
  const titleOf = ({ namespace, page }: Namespaces[number]) => {
    const title = pages.find(({ id }) => id === page)?.meta.title[language]
    return title ? `${namespace} ${title}` : namespace
  }
  return [
    { kind: 'text', name: 'search', label: t('search'), placeholder: t('searchPlaceholder') },
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      any: t('anyState'),
      options: STATES.map(state => ({ value: state, label: t(`state_${state}`) })),
    },
    {
      kind: 'choice',
      name: 'issue',
      label: t('issue'),
      any: t('anyIssue'),
      options: ISSUES.map(issue => ({ value: issue, label: t(`issue_${issue}`) })),
    },
    {
      kind: 'choice',
      name: 'namespace',
      label: t('namespace'),
      any: t('anyNamespace'),
      options: namespaces.map(one => ({ value: one.namespace, label: titleOf(one) })),
    },
  ]
}
