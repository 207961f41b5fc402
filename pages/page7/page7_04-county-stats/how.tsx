import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        On a choropleth map, which colors areas by value, every choice affects the message: the metric, the number of
        classes, and the class breaks. The same data can tell quite different stories.
      </p>
      <h3>How this page does it</h3>
      <p>
        The server aggregates all metrics in one request. The browser classifies them, and the URL holds your settings.
        Quantiles put the same number of counties into each class, but may separate counties that differ only slightly.
        Equal intervals are easy to read, but leave classes empty if a few counties have very high values. Natural
        breaks minimize the differences within each class (Fisher’s exact method with dynamic programming).
      </p>
      <Excerpt symbol="jenks" />
      <p>
        The goodness of fit is shown as a percentage, so you don’t have to judge it by eye. The table shows the values
        themselves.
      </p>
      <Excerpt symbol="fitOf" />
      <h3>Worth noticing</h3>
      <ul>
        <li>Color is misleading for totals, because large counties have more of everything. Prefer ratios.</li>
        <li>A county without customers has no average. It is gray instead of being in the lowest class.</li>
        <li>Equal values are always in the same class, even if that means fewer classes.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        d3 has <code>scaleQuantile</code>, <code>scaleQuantize</code> and <code>scaleThreshold</code>; simple-statistics
        has <code>ckmeans</code>, which finds the same natural breaks faster. ColorBrewer’s palettes are tested for
        color vision and print.
      </p>
      <h3>When not to</h3>
      <p>
        If readers want to compare values, show bars: length is read more exactly than color. A map is for the question{' '}
        <em>where</em>.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        依數字為區域上色的地圖（面量圖），每個選擇都會影響它傳達的訊息：指標、級數與分級的界線。同一份資料可以呈現很不一樣的結果。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        伺服器以一次請求彙總所有指標；瀏覽器負責分級，設定保存在網址裡。分位數讓每級縣市數相同，但可能把只差一點點的縣市分開；等距最容易讀，但少數縣市遠高於其他時會留下空的級別；自然斷點則找出讓級內最相近的切法（Fisher
        的精確解，以動態規劃求得）。
      </p>
      <Excerpt symbol="jenks" />
      <p>分級的適合度以百分比顯示，不必只憑目測；表格則列出數值。</p>
      <Excerpt symbol="fitOf" />
      <h3>值得留意</h3>
      <ul>
        <li>顏色不適合表示總量：大縣市樣樣都多。盡量選「每位客戶」的指標。</li>
        <li>沒有客戶的縣市沒有平均值：它是灰色，而不是最低的一級。</li>
        <li>相同的數字絕不分到不同級，即使因此少了幾級。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        d3 有 <code>scaleQuantile</code>、<code>scaleQuantize</code> 與 <code>scaleThreshold</code>；simple-statistics
        的 <code>ckmeans</code> 能更快找到同樣的自然斷點。ColorBrewer 的配色經過色覺與列印測試。
      </p>
      <h3>什麼時候不適合</h3>
      <p>如果讀者想比較數值，請用長條圖，長度比顏色容易判讀。地圖回答的是「在哪裡」。</p>
    </>
  ),
}
