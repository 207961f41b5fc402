import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        List and detail is the most common layout of any back office, and it often breaks: opening an entry resets the
        list’s scroll position, Back leaves the page, and a shared link opens the wrong entry.
      </p>
      <h3>How this page does it</h3>
      <p>
        The page has one route with three nested views: the list, an entry with its forms, and a plan. The URL holds the
        current view, the filters and the sort order. The list stays mounted, so switching between entries keeps your
        scroll position and focus.
      </p>
      <p>
        The 400 entries change only with a new version of the console. They are loaded once, with an <code>ETag</code>.
        Later visits revalidate it and get a <code>304</code> without a body. Searching and sorting then run in the
        browser.
      </p>
      <Excerpt symbol="listSpecies" />
      <p>
        A plan is a row that belongs to you. Each stat can have at most 252 effort values, and all stats together at
        most 510. This rule is defined in one file that the form and the server share, so they can’t disagree.
      </p>
      <Excerpt symbol="evsLeft" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The training list combines knock-outs, power items, vitamins and feathers, and shows the shortest combination.
        </li>
        <li>Anybody with the link can view a plan, but only its owner can change it.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        React Router and TanStack Router nest routes, so the list stays mounted while the detail changes; Next.js calls
        this a layout. React Query’s <code>staleTime</code> avoids the question; an <code>ETag</code> makes it cheap,
        also for clients without React.
      </p>
      <h3>When not to</h3>
      <p>
        Loading everything is right for 400 entries that hardly change, and wrong for 40,000 or for prices. And on a
        phone, list and detail don’t fit side by side: there, one replaces the other.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        清單搭配明細是後台最常見的版面，也經常出問題：點開項目後清單捲回頂端、按上一頁就離開頁面、分享的連結開到別的項目。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        同一個路由底下有三個巢狀畫面：清單、含各種樣子的項目，以及計畫。網址包含目前的畫面、篩選與排序；清單一直保留，因此切換項目時，捲動位置與焦點都不會改變。
      </p>
      <p>
        這 400 個項目只隨主控台改版而變動，只需讀取一次，並附有 <code>ETag</code>
        ；之後再向伺服器確認，會得到沒有本文的 <code>304</code>。搜尋與排序都在瀏覽器中進行。
      </p>
      <Excerpt symbol="listSpecies" />
      <p>
        計畫是屬於您的資料列。單項最多 252、總和最多 510，這條規則只寫在一個檔案，由表單與伺服器共用，因此不會互相矛盾。
      </p>
      <Excerpt symbol="evsLeft" />
      <h3>值得留意</h3>
      <ul>
        <li>訓練清單會將擊敗次數、力量系列道具、營養飲料與羽毛一起計算，並列出最短的組合。</li>
        <li>任何擁有連結的人都能讀取計畫，但只有擁有者能修改。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        React Router 與 TanStack Router 支援巢狀路由，明細切換時清單保持不動；Next.js 稱為 layout。React Query 的{' '}
        <code>staleTime</code> 讓人不必再問，<code>ETag</code> 則讓每次詢問都很便宜，而且任何用戶端都適用。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        一次載入全部，適合 400 筆又很少變動的資料，不適合四萬筆或價格。手機上清單與明細放不下並排，只能一個換另一個。
      </p>
    </>
  ),
}
