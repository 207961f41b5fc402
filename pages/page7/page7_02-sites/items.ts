import type { clusterSites, Site, SiteCluster } from '#resources/sites/contract.ts'
import type { LngLat } from '#resources/sites/rules.ts'
import type { ReplyBody } from '#shared/contract.ts'

/** A site or a cluster, drawn or not. */
export type Spot = LngLat & { key: string }

/** What the map draws, and a row of the list beside it: a cluster or a single site. */
export type MapItem = Spot & ({ is: 'cluster'; cluster: SiteCluster } | { is: 'site'; site: Site })

const keyOfSite = (id: number): string => `site ${id}`
export const spotOf = ({ id, lng, lat }: Site): Spot => ({ key: keyOfSite(id), lng, lat })

export const countOf = (items: readonly MapItem[]): number =>
  items.reduce((sum, item) => sum + (item.is === 'cluster' ? item.cluster.count : 1), 0)

export const itemsOf = ({ clusters, sites }: ReplyBody<typeof clusterSites>): MapItem[] => [
  ...clusters.map(
    (cluster): MapItem => ({
      is: 'cluster',
      // A cluster has no id. When its sites change, it is another one.
      key: `cluster ${cluster.lng} ${cluster.lat} ${cluster.count}`,
      lng: cluster.lng,
      lat: cluster.lat,
      cluster,
    }),
  ),
  ...sites.map((site): MapItem => ({ is: 'site', ...spotOf(site), site })),
]
