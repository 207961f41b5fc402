/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  clusters: ['clusterSites 200'],
  'kind-in-address': ['clusterSites 200', 'clusterSites 200'],
  'latest-kind-wins': ['clusterSites 200', 'clusterSites 200'],
  'opens-clusters': ['clusterSites 200', 'clusterSites 200'],
  'next-area': ['clusterSites 200', 'clusterSites 200'],
}
