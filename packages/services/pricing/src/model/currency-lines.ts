/**
 * Currencies with their rate to the US dollar at the start of the platform's walk of rates, and the ending that users
 * expect of prices. A line is `currency rate ending [peg]`: the ending `less` for 4.99 or 199, `ninety` for 4.90, and
 * `round` for 500; the peg is the currency whose walk it follows.
 */
export const currencyLines = `
AED 3.6725 less USD
AFN 66 round
ALL 83 round
AMD 383 round
AOA 918 round
ARS 1440 less
AUD 1.5 less
AWG 1.79 less USD
AZN 1.7 less USD
BAM 1.67 less EUR
BBD 2 less USD
BDT 122 round
BGN 1.67 less EUR
BHD 0.376 less USD
BIF 2950 round
BMD 1 less USD
BND 1.29 less
BOB 6.91 less
BRL 5.4 ninety
BSD 1 less USD
BTN 90 less INR
BWP 13.5 less
BYN 2.95 less
BZD 2 less USD
CAD 1.38 less
CDF 2200 round
CHF 0.8 ninety
CLP 910 round
CNY 7 round
COP 3800 round
CRC 500 round
CUP 24 round
CVE 94 round EUR
CZK 20.6 less
DJF 178 round USD
DKK 6.37 round EUR
DOP 63 less
DZD 130 round
EGP 47.5 less
ERN 15 less USD
ETB 155 less
EUR 0.853 less
FJD 2.27 less
FKP 0.744 less GBP
GBP 0.744 less
GEL 2.7 less
GHS 10.7 less
GIP 0.744 less GBP
GMD 73 less
GNF 8700 round
GTQ 7.66 less
GYD 209 round
HKD 7.78 round USD
HNL 26.4 less
HUF 328 round
IDR 16700 round
ILS 3.2 ninety
INR 90 less
IQD 1310 round USD
IRR 42000 round
ISK 126 round
JMD 160 round
JOD 0.709 less USD
JPY 156 round
KES 129 round
KGS 87.4 less
KHR 4010 round
KMF 420 round EUR
KPW 900 round USD
KRW 1440 round
KWD 0.307 less
KYD 0.833 less USD
KZT 507 round
LAK 21600 round
LBP 89500 round USD
LKR 310 round
LRD 178 round
LSL 16.6 less ZAR
LYD 5.42 less
MAD 9.13 less
MDL 16.8 less
MGA 4570 round
MKD 52.5 less EUR
MMK 2100 round USD
MNT 3560 round
MOP 8.01 round USD
MRU 39.8 less
MUR 46.2 less
MVR 15.4 less
MWK 1734 round
MXN 18 less
MYR 4.06 ninety
MZN 63.9 less
NAD 16.6 less ZAR
NGN 1440 round
NIO 36.7 less
NOK 10.1 less
NPR 144 less INR
NZD 1.74 less
OMR 0.3845 less USD
PEN 3.36 ninety
PGK 4.26 less
PHP 58.8 less
PKR 280 round
PLN 3.6 less
PYG 6550 round
QAR 3.64 less USD
RON 4.33 less
RSD 100 less EUR
RUB 79 less
RWF 1455 round
SAR 3.75 less USD
SBD 8.2 less
SCR 14.2 less
SDG 600 round
SEK 9.22 less
SGD 1.29 less
SHP 0.744 less GBP
SLE 23.8 less
SOS 571 round
SRD 38.4 less
SSP 4600 round
STN 20.9 less EUR
SYP 11000 round
SZL 16.6 less ZAR
THB 31.5 less
TJS 9.2 less
TMT 3.5 less USD
TND 2.9 less
TOP 2.37 less
TRY 43 less
TTD 6.78 less
TWD 31.4 round
TZS 2470 round
UAH 42.3 less
UGX 3600 round
USD 1 less USD
UYU 39 less
UZS 12000 round
VES 300 round
VND 26300 round
VUV 121 round
WST 2.77 less
XAF 559 round EUR
XCD 2.7 less USD
XCG 1.79 less USD
XOF 559 round EUR
XPF 101.8 round EUR
YER 238 round
ZAR 16.6 less
ZMW 22.6 less
ZWG 26 less
`
