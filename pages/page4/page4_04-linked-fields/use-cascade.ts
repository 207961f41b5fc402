import { useEffect, useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { listTownships, type Township } from '#resources/counties/contract.ts'
import { listSites, readSite, type Site } from '#resources/sites/contract.ts'
import type { Words } from '#shared/messages.ts'
import type { Race } from './race/use-race.ts'
import { useQuestion } from './use-question.ts'

type Options = { signal: AbortSignal; headers: Record<string, string> }
type SitesAsked = { townshipId: string; search: string; limit: number }
export const SITES_A_PAGE = 20

const sendTownships = (countyId: string, options: Options) => api.send(listTownships, { params: { countyId } }, options)
const sendSites = ({ townshipId, search, limit }: SitesAsked, options: Options) =>
  api.send(listSites, { query: { township: townshipId, search: search || undefined, limit } }, options)

/** The chosen values. Each belongs to the one before. */
type Chosen = { county: Area | null; township: Area | null; site: Site | null }
export type Area = { id: string; name: Words }
/** A choice that was cleared because it no longer fits, and the values before. */
type Cleared = { what: 'township' | 'site'; name: Words; by: Words; before: Chosen }

const NOTHING: Chosen = { county: null, township: null, site: null }
const COUNTY_DIGITS = 5
const isIn = (id: string, { id: above }: { id: string }) => id.startsWith(above)

/**
 * County, township, service point: a choice loads the options of the next field, clears choices that no longer fit and
 * keeps those that do. `siteId` is the form's value; if it changes from outside (another version of the route), all
 * three follow.
 */
export function useCascade(race: Race, siteId: number, onSite: (siteId: number) => void) {
  const language = useLanguage()
  const townships = useQuestion(race, 'townships', sendTownships)
  const sites = useQuestion(race, 'sites', sendSites)
  const [chosen, setChosen] = useState(NOTHING)
  const [search, setSearch] = useState('')
  const [cleared, setCleared] = useState<Cleared | null>(null)

  const askTownships = (county: Area) => townships.ask(county.id, county.name[language])
  const askSites = (township: Area, text = '', limit = SITES_A_PAGE) =>
    sites.ask(
      { townshipId: township.id, search: text, limit },
      text ? `${township.name[language]}: ${text}` : township.name[language],
    )

  /** Shows these three, and loads their options. */
  function show(next: Chosen) {
    setChosen(next)
    setSearch('')
    if (next.county) askTownships(next.county)
    else townships.clear()
    if (next.township) askSites(next.township)
    else sites.clear()
  }

  // The form's site differs from the one shown: the form is new, or the change came from elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form's site changes.
  useEffect(() => {
    if (siteId === (chosen.site?.id ?? 0)) return
    setCleared(null)
    if (siteId === 0) return show(NOTHING)
    let isWanted = true
    void placeOf(siteId).then(
      next => isWanted && show(next),
      // The choice stays even if loading its options fails; they are only needed to change it.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [siteId])

  function choose(next: Chosen, lost: Omit<Cleared, 'before'> | null) {
    setCleared(lost && { ...lost, before: chosen })
    setChosen(next)
    // The form's site may still be on its way. It no longer comes then.
    if ((next.site?.id ?? 0) !== siteId) onSite(next.site?.id ?? 0)
  }

  return {
    ...chosen,
    townships,
    sites,
    search,
    cleared,
    chooseCounty(county: Area | null) {
      if (county?.id === chosen.county?.id) return
      const doesFit = county !== null && chosen.township !== null && isIn(chosen.township.id, county)
      const kept = doesFit ? chosen : NOTHING
      const lost =
        !doesFit && county && chosen.township
          ? { what: 'township' as const, name: chosen.township.name, by: county.name }
          : null
      choose({ county, township: kept.township, site: kept.site }, lost)
      if (county) askTownships(county)
      else townships.clear()
      if (doesFit) return
      setSearch('')
      sites.clear()
    },
    chooseTownship(township: Area | null) {
      if (township?.id === chosen.township?.id) return
      const doesFit = township !== null && chosen.site?.townshipId === township.id
      const lost =
        !doesFit && township && chosen.site
          ? { what: 'site' as const, name: chosen.site.name, by: township.name }
          : null
      choose({ ...chosen, township, site: doesFit ? chosen.site : null }, lost)
      setSearch('')
      if (township) askSites(township)
      else sites.clear()
    },
    chooseSite: (site: Site) => choose({ ...chosen, site }, null),
    searchSites(text: string) {
      setSearch(text)
      if (chosen.township) askSites(chosen.township, text)
    },
    moreSites: (limit: number) => chosen.township && askSites(chosen.township, search, limit),
    retryTownships: () => chosen.county && askTownships(chosen.county),
    undo() {
      if (!cleared) return
      show(cleared.before)
      onSite(cleared.before.site?.id ?? 0)
      setCleared(null)
    },
  }
}
export type Cascade = ReturnType<typeof useCascade>

/** A site with its township and county. */
async function placeOf(siteId: number): Promise<Chosen> {
  const site = await queryClient.fetchQuery(api.query(readSite, { params: { siteId } }))
  const countyId = site.townshipId.slice(0, COUNTY_DIGITS)
  const { county, rows } = await queryClient.fetchQuery(api.query(listTownships, { params: { countyId } }))
  const township = rows.find(({ id }: Township) => id === site.townshipId) ?? null
  return { county, township, site }
}
