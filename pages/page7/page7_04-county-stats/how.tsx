export default {
  en: () => (
    <>
      <p>
        A map that colours areas by a number (a choropleth) makes a claim with every choice: which number, how many
        classes, and where one class ends. The same data can be made to say quite different things.
      </p>
      <h3>How this page does it</h3>
      <p>
        The server sums up what is in the database, once for all metrics; which of them is shown, and how, is the
        browser’s, and stands in the address. Quantiles put as many counties into each class, and may part neighbours
        that differ by a hair. Equal steps are easily read, and leave classes empty where a few counties tower over the
        rest. Natural breaks look for the cuts after which the counties of a class are the most alike (Fisher’s exact
        method, by dynamic programming).
      </p>
      <p>
        How well the classes fit is said in per cent, so that you need not believe your eyes; and the table beside the
        map has the numbers themselves.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>Colour shows amounts badly: a large county has more of everything. Prefer what is per somebody.</li>
        <li>A county without customers has no mean: it is grey, and not the lowest class.</li>
        <li>Equal numbers are never put into different classes, even if that makes fewer of them.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        依數字為區域上色的地圖（面量圖），每個選擇都是一種主張：用哪個數字、分幾級、每級到哪裡為止。同一份資料可以說出很不一樣的話。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        伺服器把資料庫的內容一次加總成所有指標；顯示哪個指標、怎麼分級，由瀏覽器決定，並寫在網址裡。分位數讓每級縣市數相同，但可能把只差一點點的鄰居分開；等距最容易讀，但少數縣市遠高於其他時會留下空的級別；自然斷點則找出讓級內最相近的切法（Fisher
        的精確解，以動態規劃求得）。
      </p>
      <p>分級的適合程度以百分比說明，不必只憑眼睛；地圖旁的表格則有數字本身。</p>
      <h3>值得留意</h3>
      <ul>
        <li>顏色不適合表示總量：大縣市樣樣都多。盡量選「每位客戶」的指標。</li>
        <li>沒有客戶的縣市沒有平均值：它是灰色，而不是最低的一級。</li>
        <li>相同的數字絕不分到不同級，即使因此少了幾級。</li>
      </ul>
    </>
  ),
}
