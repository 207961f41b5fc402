import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        You can’t send 20,000 points to a browser each time somebody moves a map, and you can’t draw them either: they
        would cover each other. The server has to answer with what the screen can show.
      </p>
      <h3>How this page does it</h3>
      <p>
        The map sends the box that it shows, the zoom level and the filters. The server replies with clusters and with
        the sites that stand alone, never more than 140 in all. The box grows to whole grid cells first, so a small move
        asks for the same box again, and the cache already has the reply. Until a new reply arrives, the old clusters
        stay. A request that is no longer needed is aborted, so a late reply never replaces a newer one.
      </p>
      <Excerpt symbol="groupByCell" />
      <p>
        The list beside the map has a row for each cluster and site. The pointer or the focus marks an item on both
        sides. Position, filters and the chosen site are in the URL: Back returns to the previous view, and a link shows
        the same map.
      </p>
      <p>
        A product’s stock is known only for the whole company, so a rule spreads the units over the shops, one by one.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The requested box reaches a little beyond the map. The list beside it leaves out what is outside, but a
          cluster at the edge also counts its sites just outside.
        </li>
        <li>
          West and south belong to a box, east and north don’t. Otherwise, a site on the edge of two boxes would be
          counted twice. The arrow buttons go to the neighboring box.
        </li>
        <li>
          Clusters by grid are cheap and always add up. Clusters by distance look better, but the server must build an
          index for each set of filters.
        </li>
        <li>
          A degree of longitude gets shorter towards the poles. So the nearest sites are found by distance on the
          sphere, not by degrees.
        </li>
      </ul>
      <h3>What others do</h3>
      <p>
        Supercluster, in the browser or on a server, builds a tree of clusters for all zoom levels at once: fast, but
        for one set of filters. PostGIS clusters with <code>ST_ClusterDBSCAN</code>; vector tiles carry points that were
        thinned out beforehand.
      </p>
      <h3>When not to</h3>
      <p>
        Up to a thousand points, send them all and let the map library cluster. And if people look for one shop, a
        search field beats a map.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>不可能每次移動地圖就把兩萬個點傳到瀏覽器，也畫不出來：點會彼此遮住。伺服器應該只回應畫面上能顯示的內容。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        地圖會送出目前的範圍、縮放層級與篩選條件。伺服器回傳叢集與單獨的據點，合計不超過 140
        個。範圍會先擴大到完整的格子，因此稍微移動時查詢的是同一個範圍，快取裡已經有結果。新的回應到達之前，原本的叢集會留在畫面上；不再需要的請求會中止，較晚到達的舊回應不會取代新的。
      </p>
      <Excerpt symbol="groupByCell" />
      <p>
        地圖旁的清單為每個叢集與據點各列一行，指標或焦點會同時標示兩邊的項目。位置、篩選條件與選取的據點都在網址裡：上一頁會回到先前的畫面，連結會顯示相同的地圖。
      </p>
      <p>商品的庫存只有全公司的總數，因此以固定規則將庫存逐件分配到各門市。</p>
      <h3>值得留意</h3>
      <ul>
        <li>查詢的範圍比地圖略大。旁邊的清單只列出地圖上看得到的項目，但邊緣的叢集也包含範圍外不遠處的據點。</li>
        <li>
          範圍包含西邊與南邊的界線，不包含東邊與北邊。否則位於兩個範圍交界的據點會算兩次。箭頭按鈕會移到相鄰的範圍。
        </li>
        <li>依格線的叢集成本低，數字一定加得起來；依距離的叢集較美觀，但伺服器必須為每組條件建立索引。</li>
        <li>經度一度的長度越靠近兩極越短，因此最近的據點是以球面距離計算，而不是以度數。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Supercluster 可用在瀏覽器或伺服器，一次為所有縮放層級建立分群樹，很快，但只適用一組篩選。PostGIS 有{' '}
        <code>ST_ClusterDBSCAN</code>；向量圖磚則事先把點抽稀。
      </p>
      <h3>什麼時候不適合</h3>
      <p>一千個點以內，全部送出，讓地圖函式庫分群即可。如果只是找某一家店，搜尋欄比地圖好用。</p>
    </>
  ),
}
