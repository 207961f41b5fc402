import type { clusterSites, Site, SiteCluster } from '#resources/sites/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'

/** What the map draws, and a row of the list beside it: a cluster or a single site. */
export type MapItem = { key: string; lng: number; lat: number } & (
  | { is: 'cluster'; cluster: SiteCluster }
  | { is: 'site'; site: Site }
)

export const keyOfSite = (id: number): string => `site ${id}`

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
  ...sites.map((site): MapItem => ({ is: 'site', key: keyOfSite(site.id), lng: site.lng, lat: site.lat, site })),
]
