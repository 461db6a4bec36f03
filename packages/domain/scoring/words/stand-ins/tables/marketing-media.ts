/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const marketingMediaStandIns = `
media relations, press relations | media relations, Journalists, press inquiries, media inquiries, reporters, press contacts, pitched media | public relations, press releases, interviews media
press releases | press release, news releases, media releases | articles written, public relations
crisis communications, crisis communication | crisis communication, crisis management, crisis messaging | emergency communications, sensitive issues
social media, social media management | social media, Facebook, Twitter, Instagram, Linkedin |
event planning, event management, event coordination | planned events, organized events, event coordination, coordinated events, special events, event planning, organized conference, planned conferences | meetings coordinated, town halls, trade shows
media training for executives, media training | media training, spokesperson coaching, coached executives | talking points
ap style | ap style, associated press | news writing
copywriting, content writing | wrote copy, Copywriting, wrote articles, wrote content |
paid search, sem, ppc, google ads, search engine marketing | Adwords, Ppc, Sem, paid search, google ads | digital advertising, Seo, online advertising, paid social
media planning and buying, media planning, media buying | media plans, media buys, bought media, media buying, media plan, media campaigns, media strategy | Advertising, ad placement, ad campaigns
lead generation | leads, lead generation, prospecting | cold calling
advertising budgets, marketing budgets, media budgets | advertising budget, media budget, marketing budget, media spend, ad spend, advertising spend, media plan budget, plan million, media plan, media spending | Advertising
campaign reporting, campaign analysis, campaign performance | campaign performance, campaign results, campaign reports, campaign analysis, roi campaigns, campaign metrics | performance metrics
google analytics, web analytics | google analytics, web analytics, Omniture, adobe analytics | web traffic
seo | Seo, search engine optimization | web content, google analytics, Sem
agency management, managing agencies | agencies, agency partners, managed agency | partners external
digital marketing, online marketing, internet marketing | digital marketing, online marketing, internet marketing, email marketing, social media marketing, seo sem, google adwords, Ppc, online advertising, digital campaigns | social media, web analytics, website content, marketing campaigns
marketing strategy, marketing planning, marketing plans, developing marketing strategies, strategic marketing | marketing strategy, marketing plans, marketing strategies, marketing planning, strategic marketing, marketing manager, marketing director, developed marketing, marketing initiatives | marketing campaigns, market research, Advertising
marketing campaigns, campaign management, managing campaigns, campaign planning, marketing campaign management | marketing campaigns, campaigns, campaign management, managed campaigns, advertising campaigns, launched campaigns, promotional campaigns, email campaigns | Advertising, marketing materials, social media
brand management, branding, brand strategy, brand development, brand building | brand management, brand manager, branding, brand strategy, brand awareness, brand identity, brand development, Rebranding | marketing strategy, Advertising, product marketing
product marketing, go to market, product launches, product launch | product marketing, go market, product launches, launched products, product launch, product positioning | product manager, marketing campaigns, sales materials
market research, consumer research, customer research, marketing research | market research, consumer research, focus groups, market analysis, surveys conducted, researched market, competitive analysis, market trends, consumer insights | data analysis
email marketing, email campaigns, newsletters, marketing automation | email marketing, email campaigns, Mailchimp, marketing automation, constant contact, Hubspot, Marketo, newsletters, newsletters emailed, Pardot, Eloqua, email blasts | direct mail, digital marketing, Crm
content marketing, content creation, creating content, content strategy, content development | content marketing, created content, content creation, content strategy, blog posts, wrote content, content development, website content, editorial calendar, social media content, content writer | Copywriting, social media
social media marketing, managing social media, social media strategy, social media content, social media channels, community management | social media, Facebook, Instagram, Twitter, social media marketing, Hootsuite, social media strategy, social networks, Linkedin | digital marketing, website content
online advertising, digital advertising, display advertising, facebook ads, programmatic | online advertising, digital advertising, google adwords, facebook ads, display ads, Ppc, paid search, Programmatic, banner ads, paid media, paid social | marketing campaigns, Sem, media buying, Advertising
search engine optimization, keyword research, on page seo, seo optimization | Seo, search engine optimization, keyword research, organic traffic, organic search, Backlinks | google analytics, Sem, website content, web traffic
marketing analytics, campaign analytics, marketing metrics, marketing data analysis, conversion optimization, a b testing | marketing analytics, google analytics, campaign metrics, ab testing, conversion rate, marketing metrics, roi analysis, web analytics, campaign performance, conversion rates | data analysis, Kpi, Seo
marketing materials, marketing collateral, brochures, promotional materials, sales collateral, print materials | marketing materials, Brochures, flyers, collateral, promotional materials, catalogs, print ads, marketing collateral, posters, newsletters designed | graphic design, Copywriting, Advertising
advertising, advertising campaigns, ad campaigns | Advertising, advertising campaigns, ad campaigns, advertisements, ads, print ads, advertising agency | media buying
promotions, promotional events, event marketing, promotion planning, in store promotions | promotions, promotional events, event marketing, promoted events, promotional campaigns, brand ambassador, sales promotions, product promotion | special events, marketing campaigns, trade shows
direct marketing, direct mail | direct mail, direct marketing, mailings | email marketing, Telemarketing
public relations, pr, press and public relations, corporate communications, external communications | public relations, press releases, media relations, Publicist, corporate communications, Publicity, pr campaigns, communications director, press kits, external communications | community relations, media inquiries, marketing communications
internal communications, employee communications, internal communication | internal communications, employee communications, employee newsletter, company newsletter, intranet content, internal newsletter | corporate communications, staff meetings
speech writing, speechwriting, speeches | speeches, Speechwriter, speech writing, talking points, remarks | press releases, public speaking
writing, creative writing, article writing, writing articles, writing for publication | wrote articles, writer, articles written, published articles, columnist, feature stories, freelance writer, wrote stories, author, creative writing, wrote scripts | blog posts, content created, press releases
editing, copy editing, editorial, content editing, editorial work | edited, copy editing, editor, editorial, copy editor, edited articles, managing editor, proofread, Copyedited | wrote articles, Proofreading
journalism, news reporting, reporting news, news writing, interviewing sources | journalist, news reporter, reporter, news stories, reported news, newspaper, wrote news, news articles, investigative reporting, broadcast journalist, Newsroom | wrote articles, press releases
broadcasting, radio, on air presenting, television, tv production | broadcast, radio, live radio, television, tv station, news anchor, radio station, live broadcasts, Announcer | video production, Podcast, audio production
video production, video editing, filming, video content, videography | video production, video editing, edited video, filmed, videographer, final cut, adobe premiere, produced videos, video editor, premiere pro, shot video, Avid, videos created | audio editing, after effects
audio production, sound engineering, audio editing, sound design, recording | audio production, sound engineer, audio engineer, pro tools, recording studio, sound design, mixed audio, audio editing, mixing mastering, live sound | video production, audio visual equipment
audio visual equipment, av equipment, av support | audio visual, av equipment, projectors, sound systems, lighting sound | event setup, technical support, video production
film production, production coordination, tv and film production, producing | film production, producer, production assistant, production coordinator, produced films, film crew, executive producer, line producer | video production
script writing, scriptwriting, screenwriting | scripts written, Screenwriter, Scriptwriting, wrote scripts, Screenplay | creative writing, wrote articles, video production
podcasting, podcast production | Podcast, Podcasts | audio production
translation and localization, localization, technical translation | translated, translation, Localization, translator | Interpreter
publishing, book publishing, publication production | publishing, published, publisher, publications, books published, magazine, page layout | print production
media monitoring, press monitoring, media lists | media monitoring, press clippings, media lists, media coverage, Cision | public relations, media relations
influencer marketing, influencers, affiliate marketing | influencers, influencer, affiliate marketing, Bloggers | social media
sponsorship, sponsorship sales, sponsor relations | sponsorships, sponsors, sponsorship | Fundraising, event marketing
website analytics, web traffic analysis | google analytics, web analytics, web traffic, website traffic, adobe analytics | Seo, digital marketing
crm campaigns, customer segmentation, lifecycle marketing, loyalty marketing | customer segmentation, loyalty programs, crm campaigns, lifecycle marketing, segmentation | email marketing, direct mail, Crm
`;
