/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  'only-what-is-in-view': ['listEventDays 200', 'listEvents 200', 'listEvents 200'],
  'end-by-keyboard': ['listEventDays 200', 'listEvents 200'],
  'focus-survives': ['listEventDays 200', 'listEvents 200'],
  'filter-in-address': ['listEventDays 200', 'listEventDays 200', 'listEvents 200', 'listEvents 200'],
  'latest-filter-wins': ['listEventDays 200', 'listEventDays 200', 'listEvents 200'],
  'new-events-wait': ['listEventDays 200', 'listEventDays 200', 'listEvents 200'],
}
