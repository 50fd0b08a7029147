const fi = (title, inner) => `<!DOCTYPE html><html lang="en-FI"><head><meta charset="utf-8"><title>${title} | Kuusikko Robotics</title><meta name="generator" content="Webflow"></head><body><div class="navbar w-nav"><a href="/" class="w-nav-brand">Kuusikko</a><a href="/machines" class="nav-link">Machines</a><a href="/team" class="nav-link">Team</a><a href="/stories" class="nav-link">Stories</a><a href="/careers" class="nav-link">Careers</a></div>${inner}<div class="footer">Kuusikko Robotics Oy, Hatanpään valtatie 34, Tampere, Finland. Y-tunnus 3X10442-7. <a href="/privacy">Privacy</a></div></body></html>`

export default {
  people: [
    {
      id: "aino-lehtimaki",
      about: "Head of people; orienteering and orchestra pages, no accounts.",
      contact: { email: "aino.lehtimaki@kuusikko.example", full_name: "Aino Lehtimäki", company: "Kuusikko Robotics", title: "Head of People" },
      outcome: "found",
      facts: {
        title: "Head of People and Culture | Head of People | Head of People & Culture",
        company: "Kuusikko Robotics | Kuusikko | Kuusikko Robotics Oy",
        location: "Tampere, Finland | Tampere",
        industry: "Robotics | Forestry robotics | Forest machinery | Hardware",
        skills: ["Psychology | Occupational psychology | Work psychology | Organisational psychology", "Coaching | Coaching team leads | Leadership coaching"],
        education: [{ institution: "University of Jyväskylä", degree: "MA | Master of Arts", field: "Psychology", year: 2009 }],
        hobbies: ["Orienteering"],
        memberships: ["Pispalan Rasti | Pispalan Rasti orienteering club"]
      },
      also: {
        title: "Psychologist | HR manager | Youth coach | Cellist | Juniors' coach",
        company: "Rautapaja Cranes",
        location: "Finland | Pispala | Pirkanmaa",
        industry: "Forestry | HR | Human resources",
        skills: ["Recruitment | Recruiting | Hiring", "Psychological safety", "Leadership coaching | Coaching leaders | Coaching", "HR | Human resources", "Occupational safety | Safety culture", "Interview design | Structured interviews"],
        achievements: ["Best Place to Grow 2025, mid-sized companies | Best Place to Grow 2025 | Kuusikko named Best Place to Grow 2025", "From 12 to 70 people | Grew Kuusikko from 12 to 70 people", "Fifteen Venla relays | Venla relay fifteen times | Fifteenth Venla relay", "W40 silver at the Pirkanmaa championships | Silver in W40 at the Pirkanmaa middle distance 2025 | W40 silver 2025", "Zero accidents in 2025 | a year without an accident"],
        interests: ["Orienteering | Maps | Forests", "Cello | Chamber music | Music", "Mushrooms | Mushroom picking", "Safety | Psychological safety", "Sauna"],
        hobbies: ["Cello | Playing the cello", "Mushroom picking", "Coaching junior orienteers | Coaching children"],
        memberships: ["Pispala Strings | Amateur string orchestra Pispala Strings"],
        causes: ["Children's sport | Youth orienteering | Junior orienteering"]
      },
      sources: ["https://kuusikko.example/team", "https://kuusikko.example/stories/best-place-to-grow", "https://pispalanrasti.example/en/results/pirkanmaa-2025", "https://pispalastrings.example/players", "https://kuusikko.example/"]
    },
    {
      id: "petri-salonen",
      about: "Email alone. Embedded architect with GitHub and Stack Exchange.",
      contact: { email: "petri.salonen@kuusikko.example" },
      outcome: "found",
      facts: {
        title: "Embedded Software Architect | Software architect, embedded",
        company: "Kuusikko Robotics | Kuusikko | Kuusikko Robotics Oy",
        location: "Tampere, Finland | Tampere",
        industry: "Robotics | Forestry robotics | Forest machinery | Hardware",
        skills: ["C++", "ROS 2 | ROS"],
        hobbies: ["Ice fishing | Fishing", "Amateur radio | Ham radio"],
        education: [{ institution: "Tampere University of Technology", degree: "DI | MSc | Master of Science", field: "Automation engineering | Automation", year: 2003 }]
      },
      also: {
        title: "Architect | Machine control engineer | Engineer | Software engineer | Conference speaker | Speaker",
        company: "Rautapaja Cranes",
        location: "Finland | Pirkanmaa",
        industry: "Forestry | Automation",
        skills: ["CAN bus | CANopen", "Real-time Linux | PREEMPT_RT | Linux | RTOS", "Hydraulics | Crane control | Crane control systems", "Functional safety | ISO 13849", "Lua", "Python", "Software architecture | Embedded software | Embedded systems", "Kalman filters | sensor fusion | Sensor fusion", "Morse code | Antennas", "Robotics", "Automation engineering", "Machine control"],
        achievements: ["canpuu | Created canpuu, a CANopen library | canpuu, a CANopen library", "boomsim | Created boomsim, a crane simulator | boomsim", "22,900 reputation on Robotics Stack Exchange | 22.9k reputation on Robotics Stack Exchange | Robotics Stack Exchange reputation", "Designed the control system of the K7 | Control architecture of the K7 | K7 harvester control", "Talk 'Eleven Metres of Lag' at Nordic Machine Days 2024 | Eleven metres of lag | Spoke at Nordic Machine Days 2024", "Callsign OH3PSX | OH3PSX", "Twelve years at Rautapaja Cranes"],
        interests: ["Amateur radio | Radio | CW | Morse code", "Ice fishing | Fishing | Perch", "Cranes | Hydraulics", "Robotics", "Real-time systems | CAN bus | CANopen"],
        hobbies: ["Radio"],
        certifications: ["Amateur radio licence | Amateur radio licence OH3PSX | OH3PSX"],
        memberships: ["Tampere Radio Amateurs | Tampere Radio Amateurs (club)"],
        education: [{ institution: "Tampere University of Technology | Tampere University", degree: "Diplomi-insinööri | DI", field: "Automation" }]
      },
      sources: ["https://kuusikko.example/team", "https://kuusikko.example/stories/eleven-metres-of-lag", "https://github.com/psalonen-fi", "https://robotics.stackexchange.com/users/30117", "https://tampereradioamateurs.example/members", "https://kuusikko.example/"]
    },
    {
      id: "janne-korpela",
      about: "Nothing online; a namesake drums in Oulu.",
      contact: { full_name: "Janne Korpela", company: "Kuusikko Robotics", title: "Field Engineer", location: "Tampere" },
      outcome: "nothing",
      facts: {},
      sources: [],
      never: ["Jäämeren Susi", "drummer", "Oulu"]
    }
  ],
  pages: [
    {
      url: "https://kuusikko.example/",
      body: fi("Harvesters that watch where they step", `<h1>Harvesters that watch where they step</h1><p>Kuusikko makes robots for thinning forests: electric, light, careful with roots. Seventy people and eleven machines, in Tampere and in the woods.</p><a href="/machines">Meet the K7</a>`)
    },
    {
      url: "https://kuusikko.example/team",
      body: fi("Team", `<h1>Team</h1><div class="w-dyn-list">
<div class="w-dyn-item"><h4>Hanna-Mari Kivelä</h4><p>CEO</p></div>
<div class="w-dyn-item"><h4>Aino Lehtimäki</h4><p>Head of People and Culture</p><p>Psychologist (MA, University of Jyväskylä, 2009). Came from HR at Rautapaja Cranes when we were 12. Picks mushrooms at lunch. Lives in Pispala, Tampere.</p><p>aino.lehtimaki@kuusikko.example</p></div>
<div class="w-dyn-item"><h4>Petri Salonen</h4><p>Embedded Software Architect</p><p>DI in automation engineering (Tampere University of Technology, 2003), twelve years of crane control at Rautapaja, and now the K7, whose control system he designed.</p><p>petri.salonen@kuusikko.example</p></div>
<div class="w-dyn-item"><h4>Bassam Haidar</h4><p>Perception</p></div>
<div class="w-dyn-item"><h4>Linnea Back</h4><p>Sales, Sweden and Norway</p></div></div>`)
    },
    {
      url: "https://kuusikko.example/stories/best-place-to-grow",
      body: fi("Best Place to Grow 2025", `<h1>We are the Best Place to Grow 2025</h1><p>10 November 2025</p><p>The Finnish network of workplace psychologists has named Kuusikko Best Place to Grow 2025 among mid-sized companies.</p><p>"I would have given it to the technicians," said Aino Lehtimäki, head of people. "They have had no accident in a year, in a trade that loses fingers." She puts it down to two habits: whoever stops the machine is thanked, and every interview is structured, so that nobody is hired for being loud. Psychological safety, she says, is a cheap form of the other kind.</p><p>Aino coaches the team leads herself, one hour a month each, if possible in a sauna.</p>`)
    },
    {
      url: "https://kuusikko.example/stories/eleven-metres-of-lag",
      body: fi("Eleven metres of lag", `<h1>Eleven metres of lag</h1><p><i>Petri Salonen's talk from Nordic Machine Days 2024, written down. 3 December 2024.</i></p><p>A crane boom of eleven metres does not do what you tell it. It does what you told it 200 milliseconds ago, plus hydraulics. Everything in our stack (ROS 2 on top, real-time Linux under it, CANopen at the bottom, a Kalman filter that apologises to both) exists because of that.</p><p>I will explain functional safety to ISO 13849 with a perch on an ice fishing line. I am aware of how that sounds. I live in Tampere, the winter is long.</p>`)
    },
    {
      url: "https://pispalanrasti.example/en/results/pirkanmaa-2025",
      body: `<html><head><title>Pirkanmaa middle distance championships 2025</title></head><body><h1>Pirkanmaa middle distance 2025, Hervanta</h1><h3>W40, 4.1 km</h3><pre>1. Satu Ollila       Tampereen Pyrintö   31:12
2. Aino Lehtimäki    Pispalan Rasti      31:58
3. Kirsi Mäkelä      Koovee              33:40</pre><p>Congratulations to our Aino, who in June also ran her fifteenth Venla relay and who coaches the juniors on Tuesdays. (Kuusikko Robotics lends us the van. Thank you!)</p></body></html>`
    },
    {
      url: "https://pispalastrings.example/players",
      body: `<html><head><title>Pispala Strings</title></head><body><h2>Players</h2><p>Cellos: Aino Lehtimäki, Pekka Toivonen. Amateurs all, and proud. Aino hires people for a robot company.</p></body></html>`
    },
    {
      url: "https://tampereradioamateurs.example/members",
      body: `<html><head><title>Tampere Radio Amateurs - members</title></head><body><table border="1"><tr><th>Call</th><th>Name</th><th>Remarks</th></tr><tr><td>OH3KLM</td><td>Reijo Vainio</td><td>chair</td></tr><tr><td>OH3PSX</td><td>Petri Salonen</td><td>CW, antennas; works at Kuusikko; ask him about ice fishing with a beacon</td></tr></table></body></html>`
    },
    {
      url: "https://jaamerensusi.example/band",
      body: `<html><head><title>Jäämeren Susi</title></head><body><h1>Jäämeren Susi</h1><p>Melodic death metal from Oulu. Vocals: Tuomas Räsänen. Drummer: Janne Korpela. Third album out in autumn.</p></body></html>`
    }
  ],
  github: [
    {
      login: "psalonen-fi", id: 1288003, name: "Petri Salonen", company: "Kuusikko Robotics", location: "Tampere, Finland", bio: "cranes, CAN, CW", commit_email: "petri.salonen@kuusikko.example",
      repositories: [
        { name: "canpuu", description: "CANopen library for people with hydraulics", language: "C++", topics: ["canopen", "can-bus", "ros2", "real-time"], stars: 377, pushed_at: "2026-04-16T06:20:00Z" },
        { name: "boomsim", description: "Simulator for forestry cranes", language: "Python", topics: ["simulation", "robotics"], stars: 84, pushed_at: "2025-10-02T06:20:00Z" },
        { name: "oh3psx-logger", description: "Contest log for the field", language: "Lua", topics: ["amateur-radio", "ham-radio", "morse"], stars: 9, pushed_at: "2025-01-14T18:20:00Z" }
      ]
    }
  ],
  stackExchange: [
    { id: 30117, name: "Petri Salonen", location: "Tampere, Finland", website: "https://kuusikko.example/team", about: "<p>Machine control since 2003. I answer the questions I used to ask.</p>", reputation: 22900, tags: ["ros2", "can", "kalman-filter", "hydraulics"] }
  ]
}
